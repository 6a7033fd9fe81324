import type { Metal } from "./materials";

/** A fine chain along a path: links of two tones and their gleam over a soft shade. */
export function Chain({ path, metal }: { path: string; metal: Metal }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={path} transform="translate(6 9)" stroke="#1c0f08" strokeOpacity="0.3" strokeWidth="8" />
      <path d={path} stroke={metal.shade} strokeWidth="9" strokeDasharray="11 7" />
      <path d={path} stroke={metal.base} strokeWidth="6" strokeDasharray="11 7" />
      <path d={path} stroke={metal.light} strokeWidth="4" strokeDasharray="5 13" strokeDashoffset="-11.500" />
      <path
        d={path}
        transform="translate(-1 -1.500)"
        stroke={metal.gleam}
        strokeWidth="2"
        strokeDasharray="5 13"
        strokeDashoffset="-2"
      />
    </g>
  );
}
