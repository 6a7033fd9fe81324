// Generated from SVG files by `npm run codegen`. Do not edit.
import { motifs } from "../art/motifs.generated";
export const biscuit = () => `<path d="${motifs["bone"]}" fill="#2a1a10" opacity=".3" transform="translate(5 7)"/><path d="${motifs["bone"]}" fill="#d9974f"/><path d="${motifs["bone"]}" fill="#f0bd7a" transform="translate(5 5) scale(.9)"/><g fill="#b8742f"><circle cx="38" cy="50" r="2.5"/><circle cx="50" cy="47" r="2.5"/><circle cx="62" cy="51" r="2.5"/></g>`;
