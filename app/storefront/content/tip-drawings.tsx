import type { ReactElement, ReactNode } from "react";
import { Portrait } from "~/design/portraits";

/** Drawn photos of our own pets, good ones and bad ones, for the page of picture tips: 400 by 300. */

const drawings: Record<string, () => ReactElement> = {
  "tip-close-enough": () => (
    <Photo title="A corgi that fills the picture" ground="#b7d9da" pet="dog-corgi" x={50} y={0} size={300} />
  ),
  "tip-far-away": () => (
    <Photo title="A corgi far away in a field" ground="#cfe3d3" pet="dog-corgi" x={188} y={150} size={52}>
      <path d="M0 190c120-24 280-24 400 0v110H0Z" fill="#9cbf95" />
      <path d="M60 60h46v120H60zM300 40h58v140h-58z" fill="#7fa27c" opacity="0.6" />
    </Photo>
  ),
  "tip-window-light": () => (
    <Photo
      title="A black cat beside a bright window"
      ground="#f0b254"
      pet="cat-black"
      x={60}
      y={0}
      size={300}
    >
      <path d="M0 0h70v300H0z" fill="#fffdf6" />
      <path d="M66 0h8v300h-8zM0 146h70v8H0z" fill="#d9c7a8" />
    </Photo>
  ),
  "tip-too-dark": () => (
    <Photo
      title="A black cat in the dark"
      ground="#2b2723"
      pet="cat-black"
      x={50}
      y={0}
      size={300}
      over={<path d="M0 0h400v300H0z" fill="#0d0b0a" opacity="0.78" />}
    />
  ),
  "tip-sharp-eyes": () => (
    <Photo title="A beagle with sharp eyes" ground="#c5dcc3" pet="dog-beagle" x={50} y={0} size={300} />
  ),
  "tip-blurred": () => (
    <Photo
      title="A beagle that moved"
      ground="#c5dcc3"
      pet="dog-beagle"
      x={50}
      y={0}
      size={300}
      filter="url(#blur)"
    >
      <filter id="blur" x="-10%" y="-10%" width="120%" height="120%">
        <feGaussianBlur stdDeviation="9 3" />
      </filter>
    </Photo>
  ),
  "tip-eye-level": () => (
    <Photo title="A dachshund at eye level" ground="#b9cfe0" pet="dog-dachshund" x={50} y={0} size={300} />
  ),
  "tip-from-above": () => (
    <Photo
      title="A dachshund from above"
      ground="#c9a77c"
      pet="dog-dachshund"
      x={130}
      y={95}
      size={140}
      squeezed
    >
      <path
        d="M0 60h400M0 130h400M0 200h400M0 270h400M90 0v60M250 60v70M60 130v70M310 130v70M180 200v70"
        stroke="#a98455"
        strokeWidth="3"
      />
    </Photo>
  ),
  "tip-room-around": () => (
    <Photo
      title="A husky with room around the ears"
      ground="#f3cdbf"
      pet="dog-husky"
      x={70}
      y={20}
      size={260}
    />
  ),
  "tip-cut-off": () => (
    <Photo
      title="A husky whose ears are cut off"
      ground="#f3cdbf"
      pet="dog-husky"
      x={-40}
      y={-150}
      size={520}
    />
  ),
};

interface PhotoProps {
  title: string;
  /** Colour behind the pet. */
  ground: string;
  pet: string;
  x: number;
  y: number;
  size: number;
  /** Seen from above, a head is short. */
  squeezed?: boolean;
  filter?: string;
  /** Behind the pet. */
  children?: ReactNode;
  /** Before the pet. */
  over?: ReactNode;
}

function Photo({ title, ground, pet, x, y, size, squeezed = false, filter, children, over }: PhotoProps) {
  const scale = size / 100;
  return (
    <svg viewBox="0 0 400 300" width="400" height="300">
      <title>{title}</title>
      <path d="M0 0h400v300H0z" fill={ground} />
      {children}
      <g
        transform={`translate(${x} ${y}) scale(${scale} ${squeezed ? scale * 0.72 : scale})`}
        filter={filter}
      >
        <clipPath id="head">
          <circle cx="50" cy="50" r={size >= 200 ? 75 : 49} />
        </clipPath>
        <g clipPath="url(#head)">
          <Portrait name={pet} />
        </g>
      </g>
      {over}
    </svg>
  );
}

/** The drawing of that name; null when there is none. */
export function tipDrawing(name: string): ReactElement | null {
  return Object.hasOwn(drawings, name) ? drawings[name]() : null;
}
