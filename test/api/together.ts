// The tests of this folder run in one page: see test/support/runner/together-plugin.mjs.
