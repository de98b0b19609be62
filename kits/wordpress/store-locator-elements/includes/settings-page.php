<?php
/**
 * The settings page: Settings → Store locator.
 *
 * @package StoreLocatorElements
 */

namespace StoreLocatorElements;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the page to the menu, for people who may change settings.
 */
function add_settings_page(): void {
	$title = __( 'Store locator', 'store-locator-elements' );
	add_options_page( $title, $title, 'manage_options', SCRIPT, __NAMESPACE__ . '\print_settings_page' );
}
add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );

/**
 * Makes the option and its fields known. WordPress itself checks nonce and capability when the form
 * comes back.
 */
function register_settings(): void {
	register_setting(
		OPTION,
		OPTION,
		array(
			'type'              => 'array',
			'sanitize_callback' => __NAMESPACE__ . '\sanitize_settings',
			'show_in_rest'      => false,
			'default'           => default_settings(),
		)
	);
	$labels   = setting_labels();
	$sections = array(
		'stores' => array( __( 'Your stores', 'store-locator-elements' ), array( 'base_url', 'public_key', 'stores_src' ) ),
		'page'   => array( __( 'On the page', 'store-locator-elements' ), array( 'language', 'streets_src', 'files_url' ) ),
		'shop'   => array( __( 'WooCommerce', 'store-locator-elements' ), array( 'product_badge', 'list_badge' ) ),
	);
	foreach ( $sections as $section => list( $heading, $names ) ) {
		add_settings_section( $section, $heading, '__return_null', SCRIPT );
		foreach ( $names as $name ) {
			add_settings_field(
				$name,
				$labels[ $name ],
				__NAMESPACE__ . '\print_field',
				SCRIPT,
				$section,
				array(
					'name'      => $name,
					'label_for' => "store-locator-elements-$name",
				)
			);
		}
	}
}
add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );

/**
 * The sentence below each field.
 */
function field_hints(): array {
	return array(
		'base_url'      => __( 'The address of the service that knows your stores and their stock.', 'store-locator-elements' ),
		'public_key'    => __( 'It begins with pk_. A secret key (sk_…) never belongs here.', 'store-locator-elements' ),
		'stores_src'    => __( 'A stores.json in place of the service: its address, or its name if it lies in the folder of the script. Stock needs the service.', 'store-locator-elements' ),
		'language'      => __( 'The language of the elements, where it is not that of the page.', 'store-locator-elements' ),
		'streets_src'   => __( 'The folder that has streets.json, for streets on the map. Empty: no streets.', 'store-locator-elements' ),
		'files_url'     => __( 'Empty: the folder “assets” of this plugin.', 'store-locator-elements' ),
		'product_badge' => __( 'Show the stock in stores below the add-to-cart form', 'store-locator-elements' ),
		'list_badge'    => __( 'Show the stock in stores below each product of a list', 'store-locator-elements' ),
	);
}

/**
 * Prints one field.
 *
 * @param array $arguments The field's name.
 */
function print_field( array $arguments ): void {
	$name  = $arguments['name'];
	$value = setting( $name );
	$hint  = field_hints()[ $name ];
	$id    = $arguments['label_for'];
	$field = OPTION . "[$name]";
	if ( 'language' === $name ) {
		printf( '<select id="%s" name="%s" aria-describedby="%1$s-hint">', esc_attr( $id ), esc_attr( $field ) );
		printf( '<option value="">%s</option>', esc_html__( 'As the page', 'store-locator-elements' ) );
		foreach ( languages() as $code => $language ) {
			printf( '<option value="%s" lang="%1$s"%s>%s</option>', esc_attr( $code ), selected( $value, $code, false ), esc_html( $language ) );
		}
		echo '</select>';
	} elseif ( in_array( $name, array( 'product_badge', 'list_badge' ), true ) ) {
		printf( '<label><input type="checkbox" id="%s" name="%s" value="1"%s /> %s</label>', esc_attr( $id ), esc_attr( $field ), checked( $value, '1', false ), esc_html( $hint ) );
		return;
	} else {
		$examples = array(
			'base_url'   => 'https://service.example',
			'public_key' => 'pk_…',
			'stores_src' => 'stores.json',
		);
		printf(
			'<input type="text" class="regular-text code" id="%s" name="%s" value="%s" placeholder="%s" autocomplete="off" spellcheck="false" aria-describedby="%1$s-hint" />',
			esc_attr( $id ),
			esc_attr( $field ),
			esc_attr( $value ),
			esc_attr( $examples[ $name ] ?? '' )
		);
	}
	printf( '<p class="description" id="%s-hint">%s</p>', esc_attr( $id ), esc_html( $hint ) );
}

/**
 * Prints the page.
 */
function print_settings_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1>';
	if ( ! has_files() ) {
		echo '<div class="notice notice-warning inline"><p>';
		esc_html_e( 'The folder “assets” of this plugin has no script, so no element works yet. Install the packed plugin, or name the folder of the script below.', 'store-locator-elements' );
		echo '</p></div>';
	}
	echo '<form action="options.php" method="post">';
	settings_fields( OPTION );
	do_settings_sections( SCRIPT );
	submit_button();
	echo '</form>';
	echo '<h2>' . esc_html__( 'Show it', 'store-locator-elements' ) . '</h2><p>';
	esc_html_e( 'Insert the block “Store locator” or “Stock badge” into a page, or write a shortcode:', 'store-locator-elements' );
	echo '</p><p><code>[store_locator]</code> <code>[stock_badge product="123"]</code></p></div>';
}

/**
 * Adds a link to the settings to the list of plugins.
 *
 * @param array $links The links of this plugin.
 */
function add_settings_link( $links ) {
	$address = admin_url( 'options-general.php?page=' . SCRIPT );
	$link    = sprintf( '<a href="%s">%s</a>', esc_url( $address ), esc_html__( 'Settings', 'store-locator-elements' ) );
	return array_merge( array( 'settings' => $link ), (array) $links );
}
add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\add_settings_link' );
