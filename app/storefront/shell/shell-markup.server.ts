/** Parts of the shell that the server renders and browsers keep as they are (server-markup.tsx). */
export { DeveloperLinks } from "../traffic/developer-links";
export { DepartmentRow } from "./department-row";
export { FooterEnd } from "./footer-end";
export { FooterMenus } from "./footer-menus";
export { MobileMenuPages } from "./mobile-menu-pages";
