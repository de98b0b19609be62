/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-recommended',
  // An excuse names its rule and says why: `stylelint-disable-next-line RULE -- REASON`.
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  reportUnscopedDisables: true,
  rules: {
    // Many themes set a font size of 10px on the root element, which changes `rem`.
    'unit-disallowed-list': ['rem'],
    // Physical sides are wrong from right to left. Our oldest browsers do not know overflow-block.
    'property-layout-mappings': [
      'flow-relative',
      { ignoreProperties: ['overflow-x', 'overflow-y'] },
    ],
    'value-keyword-layout-mappings': 'flow-relative',
    // The more specific selector wins wherever it stands: the order is a matter of reading.
    'no-descending-specificity': null,
  },
};
