interface BrickWallProps {
  width: number;
  height: number;
  wall: string;
  joint: string;
  idPrefix: string;
}

/** A wall of bricks at night, darker to its edges. */
export function BrickWall({ width, height, wall, joint, idPrefix }: BrickWallProps) {
  const pattern = `${idPrefix}-bricks`;
  const shade = `${idPrefix}-night`;
  return (
    <g>
      <pattern id={pattern} width="120" height="80" patternUnits="userSpaceOnUse">
        <rect width="120" height="80" fill={joint} />
        <rect x="2" y="2" width="116" height="36" rx="2" fill={wall} />
        <rect x="-58" y="42" width="116" height="36" rx="2" fill={wall} />
        <rect x="62" y="42" width="116" height="36" rx="2" fill={wall} />
        <path d="M2 4h116M-58 44h116M62 44h116" stroke="#fff" strokeOpacity="0.07" strokeWidth="3" />
        <path d="M2 37h116M-58 77h116M62 77h116" stroke="#000" strokeOpacity="0.25" strokeWidth="3" />
      </pattern>
      <radialGradient id={shade} cx="0.5" cy="0.4" r="0.75">
        <stop offset="0" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="#05050a" stopOpacity="0.75" />
      </radialGradient>
      <path d={`M0 0h${width}v${height}H0z`} fill={`url(#${pattern})`} />
      <path d={`M0 0h${width}v${height}H0z`} fill={`url(#${shade})`} />
    </g>
  );
}
