// Generated from SVG files by `npm run codegen`. Do not edit.
export const features = {
  "backdrop": ({ halo, wall }: Record<"halo" | "wall", string>) => `<path d="M0 0h100v100H0z" fill="${wall}"/><circle cx="50" cy="50" r="43" fill="${halo}" opacity=".45"/><circle cx="48" cy="47" r="35" fill="${halo}" opacity=".8"/>`,
  "bandana": ({ bandana }: Record<"bandana", string>) => `<path d="M-23 0C-12 7 12 7 23 0l2 6C18 13 8 17 1 25c-.6.8-1.4.8-2 0C-8 17-18 13-25 6Z" fill="${bandana}"/><path d="M8 4.6C14 3.8 19 2.5 23 0l2 6C18 13 8 17 1 25 8 16 10 12 8 4.6Z" fill="#000" opacity=".16"/><path d="M-23 0C-12 7 12 7 23 0l.8 2.6C12 9 -12 9 -23.8 2.6Z" fill="#fff" opacity=".22"/><path d="M-13 8.5h0M-4.5 11.5h0M5 11h0M13.5 8h0M0 18.5h0" stroke="#fff" stroke-width="2.4" opacity=".85"/>`,
  "leaves": ({ leaf }: Record<"leaf", string>) => `<path d="M0 100V72c9 3 16 13 17 28ZM100 100V66c-10 5-17 18-16 34Z" fill="${leaf}" opacity=".5"/>`,
  "nose": ({ nose }: Record<"nose", string>) => `<path d="M0 0c5 0 7.5 1.5 7.5 4.2C7.5 7.5 3.5 10 0 10S-7.5 7.5-7.5 4.2C-7.5 1.5-5 0 0 0Z" fill="${nose}"/><ellipse cx="-2" cy="2.7" rx="3.2" ry="1.2" fill="#fff" opacity=".38"/><path d="M-4.8 6c1-1 2.4-.8 2.8.4M4.8 6c-1-1-2.4-.8-2.8.4" stroke="#000" stroke-width="1" fill="none" opacity=".5"/>`,
};
