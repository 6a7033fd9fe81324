import type { SceneProps } from "./scene";

/** Draws the inside of an SVG of 800 by 800. */
export function TagScene({ surface, sizes }: SceneProps) {
  const [key] = Object.keys(sizes);
  const { width, height } = sizes[key];
  const scale = 480 / Math.max(width, height);
  return (
    <g>
      <path d="M0 0h800v800H0z" fill="#F3E7D6" />
      <g transform={`translate(${400 - (width * scale) / 2} ${400 - (height * scale) / 2}) scale(${scale})`}>
        {surface(key)}
      </g>
    </g>
  );
}
