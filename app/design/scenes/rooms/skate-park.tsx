import { motifs } from "../../art/motifs";
import { roomTones } from "../room";
import type { RoomProps } from "./room-props";

/** A painted brick wall over concrete, where boards are leaned; the ground begins at y 664. */
export function SkatePark({ background, idPrefix }: RoomProps) {
  const { wall, deep, furniture, accent } = roomTones[background];
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <g>
      <defs>
        <pattern id={id("bricks")} width="120" height="80" patternUnits="userSpaceOnUse">
          <path d="M0 0h120v80H0z" fill={wall} />
          <path d="M2 2h116v36H2zM-58 42H58v36H-58zM62 42h116v36H62z" fill={deep} opacity="0.55" />
          <path d="M2 2h116v4H2zM-58 42H58v4H-58zM62 42h116v4H62z" fill="#fff" opacity="0.55" />
        </pattern>
        <radialGradient id={id("sun")} cx="0.2" cy="0.08" r="1.1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.7" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#2a1a10" stopOpacity="0.3" />
        </radialGradient>
        <linearGradient id={id("ground")} x2="0.3" y2="1">
          <stop offset="0" stopColor="#d6d1c9" />
          <stop offset="1" stopColor="#aaa49b" />
        </linearGradient>
      </defs>
      <path d="M0 0h800v800H0z" fill={`url(#${id("bricks")})`} />
      <path d="M-20 470C140 360 230 560 420 430S700 330 840 420v250H-20Z" fill={furniture} opacity="0.9" />
      <path d="M-20 540C150 440 260 620 440 510S720 420 840 500v170H-20Z" fill={accent} opacity="0.85" />
      <path
        d="M0 40h800M0 80h800M0 120h800M0 160h800M0 200h800M0 240h800M0 280h800M0 320h800M0 360h800M0 400h800M0 440h800M0 480h800M0 520h800M0 560h800M0 600h800M0 640h800"
        stroke="#fff"
        strokeOpacity="0.12"
        strokeWidth="3"
      />
      <g fill="#fff" opacity="0.75">
        <path d={motifs.paw} transform="translate(20 210) rotate(-16) scale(1.5)" />
        <path d={motifs.crown} transform="translate(664 170) rotate(12) scale(1.1)" />
        <path d={motifs.star} transform="translate(690 560) rotate(14) scale(.7)" />
        <path d={motifs.bone} transform="translate(34 560) rotate(-20) scale(.95)" />
      </g>
      <path d="M0 0h800v800H0z" fill={`url(#${id("sun")})`} />
      <path d="M0 664h800v136H0z" fill={`url(#${id("ground")})`} />
      <path d="M0 664h800v8H0z" fill="#2a1a10" opacity="0.3" />
      <path d="M0 736l330-4 60 12 410-8M210 672l-40 128" stroke="#8d877d" strokeWidth="4" fill="none" />
    </g>
  );
}
