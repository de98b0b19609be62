<?php
// Makes a post and answers its id: php post.php '{"post_title":"…","meta":{…}}'.
require __DIR__ . '/load.php';
$wanted = json_decode( $argv[1], true );
$id     = wp_insert_post(
	wp_slash( $wanted + array( 'post_status' => 'publish', 'post_type' => 'page', 'post_author' => 1 ) ),
	true
);
if ( is_wp_error( $id ) ) {
	fwrite( STDERR, $id->get_error_message() );
	exit( 1 );
}
foreach ( $wanted['meta'] ?? array() as $name => $value ) {
	update_post_meta( $id, $name, wp_slash( $value ) );
}
echo $id;
