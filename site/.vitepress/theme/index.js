import DefaultTheme from 'vitepress/theme-without-fonts';
import LiveExample from './LiveExample.vue';
import './site.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => app.component('LiveExample', LiveExample),
};
