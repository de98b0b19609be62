<?php
// Installs WordPress into an empty database, as wp-admin/install.php does.
define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = wp_parse_host( $argv[1] );
require getenv( 'WORDPRESS' ) . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Halvarenne', 'admin', 'admin@shop.example', false, '', 'password' );
wp_create_user( 'author', 'password', 'author@shop.example' );
( new WP_User( get_user_by( 'login', 'author' )->ID ) )->set_role( 'editor' );
// The editor's greeting has a picture of wordpress.org.
update_user_meta( 1, 'wp_persisted_preferences', array( 'core/edit-post' => array( 'welcomeGuide' => false ) ) );

function wp_parse_host( string $address ): string {
	return parse_url( $address, PHP_URL_HOST ) . ':' . parse_url( $address, PHP_URL_PORT );
}
