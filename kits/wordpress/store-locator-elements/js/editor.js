// The blocks in the editor. The server renders them on the page, so the editor shows a card in
// their place and the settings beside it.
(function (wp) {
  'use strict';

  const el = wp.element.createElement;
  const __ = wp.i18n.__;
  const editor = wp.blockEditor;
  const parts = wp.components;
  const domain = 'store-locator-elements';

  function text(props, name, label, help) {
    return el(parts.TextControl, {
      key: name,
      label: label,
      help: help,
      value: props.attributes[name],
      onChange: (value) => props.setAttributes({ [name]: value }),
    });
  }

  function toggle(props, name, label, help) {
    return el(parts.ToggleControl, {
      key: name,
      label: label,
      help: help,
      checked: props.attributes[name],
      onChange: (value) => props.setAttributes({ [name]: value }),
    });
  }

  function choice(props, name, label, options) {
    return el(parts.SelectControl, {
      key: name,
      label: label,
      value: props.attributes[name],
      options: options.map(function (option) {
        return { value: option[0], label: option[1] };
      }),
      onChange: (value) => props.setAttributes({ [name]: value }),
    });
  }

  function fallback(props) {
    const help = __('Visitors see it until the element has loaded.', domain);
    return text(props, 'fallback', __('Text before it loads', domain), help);
  }

  /** A card with the block's name, and its settings in the sidebar. */
  function block(icon, label, instructions, controls, inCard) {
    return function Edit(props) {
      return el(
        'div',
        editor.useBlockProps(),
        el(
          editor.InspectorControls,
          null,
          el(parts.PanelBody, { title: __('Settings', domain) }, controls(props)),
        ),
        el(
          parts.Placeholder,
          { icon: icon, label: label, instructions: instructions },
          inCard ? inCard(props) : null,
        ),
      );
    };
  }

  function locatorControls(props) {
    return [
      text(
        props,
        'countries',
        __('Countries', domain),
        __('Codes such as FR,BE. The list opens at the first that has stores.', domain),
      ),
      choice(props, 'layout', __('Layout', domain), [
        ['', __('By its width', domain)],
        ['split', __('List beside the map', domain)],
        ['stacked', __('List and map in turn', domain)],
        ['list', __('List only', domain)],
      ]),
      choice(props, 'units', __('Distances', domain), [
        ['', __('As the country', domain)],
        ['km', __('Kilometres', domain)],
        ['mi', __('Miles', domain)],
      ]),
      choice(props, 'headingLevel', __('Heading level of store names', domain), [
        ['', '2'],
        ['3', '3'],
        ['4', '4'],
      ]),
      toggle(props, 'filters', __('Filters from the tags of stores', domain)),
      toggle(props, 'withoutMap', __('Without the map', domain)),
      toggle(props, 'withoutSearch', __('Without the search box', domain)),
      toggle(props, 'syncUrl', __('Keep search and store in the address', domain)),
      text(
        props,
        'productId',
        __('Product', domain),
        __('The id of a product: stores then say whether they have it.', domain),
      ),
      fallback(props),
    ];
  }

  function productField(props) {
    const help = __('Empty: the product that the page shows.', domain);
    return text(props, 'productId', __('Product', domain), help);
  }

  function badgeControls(props) {
    return [
      productField(props),
      text(
        props,
        'variantId',
        __('Variation', domain),
        __('Empty: the one that the visitor chooses.', domain),
      ),
      toggle(props, 'withStores', __('Offer the list of stores that have it', domain)),
      fallback(props),
    ];
  }

  // Title, attributes and the rest come from block.json, by way of the server.
  wp.blocks.registerBlockType('store-locator-elements/store-locator', {
    edit: block(
      'location-alt',
      __('Store locator', domain),
      __('The page shows your stores here. Their source is in Settings → Store locator.', domain),
      locatorControls,
    ),
    save: function () {
      return null;
    },
  });
  wp.blocks.registerBlockType('store-locator-elements/stock-badge', {
    edit: block(
      'store',
      __('Stock badge', domain),
      __('The page says here whether the product is in stock in your stores.', domain),
      badgeControls,
      productField,
    ),
    save: function () {
      return null;
    },
  });
})(window.wp);
