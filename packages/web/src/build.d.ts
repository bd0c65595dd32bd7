/** Style sheets are taken by the build. */
declare module '*.css';
