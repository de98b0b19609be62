<?php
/**
 * Plugin Name: Stand-in of WooCommerce
 * Description: The classes, functions, hooks and events of WooCommerce that the plugin uses. WooCommerce is not in Debian.
 */

defined( 'ABSPATH' ) || exit;

/** A product is a post; its kind, parent and ids of the inventory are its meta. */
class WC_Product {
	private $id;

	public function __construct( int $id ) {
		$this->id = $id;
	}

	public function get_id() {
		return $this->id;
	}

	public function get_parent_id() {
		return (int) $this->get_meta( 'parent' );
	}

	public function is_type( $kind ) {
		return $this->get_meta( 'kind' ) === $kind;
	}

	public function is_in_stock() {
		return 'sold-out' !== $this->get_meta( 'stock' );
	}

	public function get_meta( $name ) {
		return get_post_meta( $this->id, $name, true );
	}

	/** WooCommerce hands these to the script of the form. */
	public function get_available_variations() {
		$children = get_posts(
			array(
				'post_type'   => 'product_variation',
				'numberposts' => -1,
				'orderby'     => 'ID',
				'order'       => 'ASC',
				'meta_key'    => 'parent',
				'meta_value'  => $this->id,
			)
		);
		$variations = array();
		foreach ( $children as $child ) {
			$data         = array(
				'variation_id' => $child->ID,
				'attributes'   => array( 'attribute_size' => $child->post_title ),
			);
			$variations[] = apply_filters( 'woocommerce_available_variation', $data, $this, new WC_Product( $child->ID ) );
		}
		return $variations;
	}
}

function wc_get_product( $id ) {
	return in_array( get_post_type( $id ), array( 'product', 'product_variation' ), true ) ? new WC_Product( (int) $id ) : false;
}

add_action(
	'init',
	function () {
		register_post_type( 'product', array( 'public' => true, 'label' => 'Products', 'show_in_rest' => true ) );
		register_post_type( 'product_variation', array( 'public' => false ) );
		wp_register_script( 'shop', plugins_url( 'shop.js', __FILE__ ), array( 'jquery' ), '1', true );
	}
);

// WooCommerce sets this global with each post of a loop.
add_action(
	'the_post',
	function ( $post ) {
		if ( 'product' === $post->post_type ) {
			$GLOBALS['product'] = wc_get_product( $post->ID );
		} else {
			unset( $GLOBALS['product'] );
		}
	}
);

/** The form of a product, as templates/single-product/add-to-cart/ prints it. */
function shop_add_to_cart() {
	global $product;
	if ( ! $product instanceof WC_Product || ! $product->is_in_stock() ) {
		return;
	}
	if ( ! $product->is_type( 'variable' ) ) {
		echo '<form class="cart"><button type="button">Add to cart</button></form>';
	} else {
		wp_enqueue_script( 'shop' );
		$variations = $product->get_available_variations();
		printf( '<form class="variations_form cart" data-product_id="%d" data-product_variations="%s"><select name="attribute_size"><option value="">Choose</option>', $product->get_id(), esc_attr( wp_json_encode( $variations ) ) );
		foreach ( $variations as $variation ) {
			printf( '<option>%s</option>', esc_html( $variation['attributes']['attribute_size'] ) );
		}
		echo '</select> <button type="button">Add to cart</button><input type="hidden" name="variation_id" value="0" /></form>';
	}
	do_action( 'woocommerce_after_add_to_cart_form' );
}
add_action( 'woocommerce_single_product_summary', 'shop_add_to_cart', 30 );

// The page of a product. "broken=…" in its address makes the global what builders leave behind.
add_filter(
	'the_content',
	function ( $content ) {
		if ( ! is_singular( 'product' ) || ! in_the_loop() ) {
			return $content;
		}
		$broken = $_GET['broken'] ?? '';
		if ( '' !== $broken ) {
			$GLOBALS['product'] = 'null' === $broken ? null : $broken;
		}
		ob_start();
		do_action( 'woocommerce_single_product_summary' );
		if ( '' !== $broken ) {
			do_action( 'woocommerce_after_add_to_cart_form' );
		}
		return $content . ob_get_clean();
	},
	99
);

// A list of products, as [products] of WooCommerce prints it.
add_shortcode(
	'products',
	function () {
		$query = new WP_Query( array( 'post_type' => 'product', 'posts_per_page' => -1, 'orderby' => 'ID', 'order' => 'ASC' ) );
		ob_start();
		echo '<ul class="products">';
		while ( $query->have_posts() ) {
			$query->the_post();
			echo '<li class="product"><h3>' . esc_html( get_the_title() ) . '</h3>';
			do_action( 'woocommerce_after_shop_loop_item' );
			echo '</li>';
		}
		echo '</ul>';
		wp_reset_postdata();
		return ob_get_clean();
	}
);

// All hooks of the plugin, on a page that shows no product.
add_shortcode(
	'hooks_without_product',
	function () {
		ob_start();
		foreach ( array( null, 'a text', new stdClass() ) as $odd ) {
			$GLOBALS['product'] = $odd;
			do_action( 'woocommerce_after_add_to_cart_form' );
			do_action( 'woocommerce_single_product_summary' );
			do_action( 'woocommerce_after_shop_loop_item' );
		}
		unset( $GLOBALS['product'] );
		return '<div id="hooks">' . ob_get_clean() . '</div>';
	}
);

// A shop whose till has ids of its own, as the plugin's documentation shows.
add_filter(
	'store_locator_elements_product_id',
	function ( $id, $product ) {
		$till = $product->get_meta( 'till_id' );
		return $till ? $till : $id;
	},
	10,
	2
);
