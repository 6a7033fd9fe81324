import { roomTones, Wall, WindowLight } from "../room";
import type { RoomProps } from "./room-props";

/** The head of a bed with pillows and a lamp on each side; its upper edge is at y 520. */
export function Headboard({ background, idPrefix }: RoomProps) {
  const { deep, furniture, accent } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <Wall background={background} idPrefix={idPrefix} />
      <WindowLight x={10} y={0} scale={1.2} />
      <defs>
        <linearGradient id={id("tuft")} x2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.16" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0.02" />
          <stop offset="1" stopColor="#000" stopOpacity="0.2" />
        </linearGradient>
        <linearGradient id={id("linen")} x2="0.4" y2="1">
          <stop offset="0" stopColor="#fffefb" />
          <stop offset="1" stopColor="#e6dacb" />
        </linearGradient>
      </defs>
      {[38, 702].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M-40 690H100v110H-40z" fill="#a97b50" />
          <path d="M-40 690H100v8H-40z" fill="#fff" opacity="0.3" />
          <path d="M24 632h12v58H24z" fill="#c79a4b" />
          <path d="M4 560h52l18 76H-14Z" fill={accent} />
          <path d="M36 560h20l18 76H50Z" fill="#000" opacity="0.12" />
          <path d="M-14 628h88l2 8h-92Z" fill="#fff" opacity="0.35" />
        </g>
      ))}
      <path d="M122 800V560q0-40 40-40h476q40 0 40 40v240Z" fill={furniture} />
      {[122, 233, 344, 456, 567].map((x) => (
        <path
          key={x}
          d={`M${x} 800V${x === 122 ? 560 : 520}h111V800Z`}
          fill={`url(#${id("tuft")})`}
          opacity="0.8"
        />
      ))}
      <path
        d="M122 560q0-40 40-40h476q40 0 40 40"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.3"
        strokeWidth="5"
      />
      <path
        d="M152 800c-16-70-10-122 26-126 64-8 130-8 186 2 34 8 34 66 22 124Z"
        fill={`url(#${id("linen")})`}
      />
      <path
        d="M412 800c-14-62-10-118 22-124 60-10 126-8 184-1 38 6 44 62 30 125Z"
        fill={`url(#${id("linen")})`}
      />
      <path
        d="M330 672c14 2 24 3 34 6 34 8 34 64 22 122h-44c18-60 14-104-12-128Z"
        fill={deep}
        opacity="0.5"
      />
      <path
        d="M584 671c12 1 22 3 34 4 38 6 44 62 30 125h-46c18-56 14-102-18-129Z"
        fill={deep}
        opacity="0.5"
      />
      <path d="M286 800c-12-50-6-84 24-88 58-8 124-8 178 0 30 6 34 44 24 88Z" fill={accent} />
      <path d="M462 709c10 1 18 2 26 3 30 6 34 44 24 88h-40c14-38 14-70-10-91Z" fill="#000" opacity="0.16" />
      <path
        d="M318 738h160M314 760h170"
        stroke="#fff"
        strokeOpacity="0.4"
        strokeWidth="4"
        strokeDasharray="14 10"
      />
    </g>
  );
}
