import Theme from 'vitepress/theme-without-fonts';
import Layout from './layout.vue';
import './site.css';

export default { extends: Theme, Layout };
