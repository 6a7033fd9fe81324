import { roomTones } from "../room";
import type { RoomProps } from "./room-props";

/** An old station: glazed tiles with a band, a slatted bench below and a cat's traveling basket on it; the wall is free down to y 610. */
export function Station({ background, idPrefix }: RoomProps) {
  const { wall, deep, furniture, accent } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <defs>
        <pattern id={id("tiles")} width="88" height="72" patternUnits="userSpaceOnUse">
          <path d="M0 0h88v72H0z" fill={deep} fillOpacity="0.75" />
          <path d="M2 2h84v32H2zM-42 38h84v32h-84zM46 38h84v32H46z" fill={wall} />
          <path d="M4 4h80v3H4zM-40 40h80v3h-80zM48 40h80v3H48z" fill="#fff" fillOpacity="0.85" />
        </pattern>
        <radialGradient id={id("light")} cx="0.25" cy="0.08" r="1.15">
          <stop offset="0" stopColor="#fff" stopOpacity="0.6" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0.05" />
          <stop offset="1" stopColor="#3a2414" stopOpacity="0.3" />
        </radialGradient>
      </defs>
      <path d="M0 0h800v800H0z" fill={`url(#${id("tiles")})`} />
      <path d="M0 576h800v36H0z" fill={furniture} />
      <path d="M0 576h800v5H0zM0 604h800v8H0z" fill="#fff" opacity="0.2" />
      <path
        d="M88 576v36M176 576v36M264 576v36M352 576v36M440 576v36M528 576v36M616 576v36M704 576v36"
        stroke="#000"
        strokeOpacity="0.22"
        strokeWidth="2"
      />
      <path d="M0 0h800v800H0z" fill={`url(#${id("light")})`} />
      <path d="M0 772h800v28H0z" fill="#8d7a68" />
      <path d="M0 772h800v4H0z" fill="#fff" opacity="0.3" />
      <ellipse cx="400" cy="790" rx="360" ry="9" fill="#2a1a10" opacity="0.32" />
      <path d="M90 716h22l-12 76H76zM688 716h22l14 76h-24z" fill="#35312e" />
      <path d="M40 690h720v14H40zM40 708h720v14H40z" fill="#a97b50" />
      <path d="M40 690h720v4H40zM40 708h720v4H40z" fill="#fff" opacity="0.32" />
      <path d="M40 718h720v4H40z" fill="#000" opacity="0.2" />
      <Basket x={640} y={690} accent={accent} />
      <Case x={142} y={690} colour={accent} />
    </g>
  );
}

function Basket({ x, y, accent }: { x: number; y: number; accent: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-34-96q34-56 68 0" fill="none" stroke="#8a5a34" strokeWidth="8" />
      <path d="M-72 0v-58q0-46 50-46h50q50 0 50 46V0Z" fill="#d8b17c" />
      <path
        d="M-70-20H76M-72-40H78M-70-60H76M-62-80H68M-44 0v-96M-16 0v-104M12 0v-104M40 0v-100"
        stroke="#a97b50"
        strokeWidth="3"
        strokeDasharray="9 5"
      />
      <path d="M-40 0v-46q0-26 30-26t30 26V0Z" fill="#3a2a22" />
      <path d="M-30-16v-12l-2-16 12 8h18l12-8-2 16v12q-8 10-19 10t-19-10Z" fill="#6b5a50" />
      <path d="M-22-24h6v7h-6zM-4-24h6v7h-6z" fill="#f0c04c" />
      <path d="M-40-4v-42M-25 0v-66M-10 0v-70M5 0v-66M20-4v-42" stroke="#c9ccd0" strokeWidth="3" />
      <path d="M48-58h26v18H48z" fill={accent} />
    </g>
  );
}

function Case({ x, y, colour }: { x: number; y: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-20-78v-12q0-8 8-8h24q8 0 8 8v12" fill="none" stroke="#5b4636" strokeWidth="7" />
      <rect x="-74" y="-80" width="148" height="80" rx="8" fill={colour} />
      <path d="M-74-60H74M-74-18H74" stroke="#000" strokeOpacity="0.16" strokeWidth="3" />
      <path d="M-48-80v80h16v-80zM32-80v80h16v-80z" fill="#5b4636" />
      <path d="M-46-46h12v12h-12zM34-46h12v12H34z" fill="#e3bd63" />
      <path d="M-66-78H66" stroke="#fff" strokeOpacity="0.4" strokeWidth="3" />
    </g>
  );
}
