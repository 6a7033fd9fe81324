// Generated from SVG files by `npm run codegen`. Do not edit.
export const peg = () => `<path d="M-9-26h8v62h-8zM1-26h8v62H1z" fill="#d9b07c"/><path d="M-9-26h3v62h-3zM1-26h3v62H1z" fill="#fff" opacity=".4"/><path d="M-11 0h22v7h-22z" fill="#9aa0a6"/>`;
