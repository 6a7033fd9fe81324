import type { ReactElement, ReactNode } from "react";
import { Portrait } from "~/design/portraits";

/** Drawn photos of our own pets, good and bad ones, for the page of picture tips: 400 by 300. */

const drawings: Record<string, () => ReactElement> = {
  "tip-close-enough": () => (
    <Photo title="A corgi that fills the picture" ground="#b7d9da" pet="dog-corgi" x={50} y={0} size={300} />
  ),
  "tip-far-away": () => (
    <Photo title="A corgi far away in a field" ground="#cfe3d3">
      <path d="M0 190c120-24 280-24 400 0v110H0Z" fill="#9cbf95" />
      <path
        d="M84 60c26 0 40 20 40 44s-14 40-34 42v40H78v-40c-20-2-34-18-34-42s14-44 40-44Z"
        fill="#7fa27c"
      />
      <path
        d="M318 30c32 0 50 26 50 56s-18 50-44 54v44h-12v-44c-26-4-44-24-44-54s18-56 50-56Z"
        fill="#7fa27c"
      />
      <SmallDog />
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
      ground="#f0b254"
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
    <Photo title="A dachshund from above" ground="#c9a77c">
      <path
        d="M0 60h400M0 130h400M0 200h400M0 270h400M90 0v60M250 60v70M60 130v70M310 130v70M180 200v70"
        stroke="#a98455"
        strokeWidth="3"
      />
      <DogFromAbove />
    </Photo>
  ),
  "tip-room-around": () => (
    <Photo
      title="A husky with room around the ears"
      ground="#f3cdbf"
      pet="dog-husky"
      x={70}
      y={40}
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
  /** Background color. */
  ground: string;
  /** A portrait, `size` wide and high, with its top left corner at `x` and `y`. */
  pet?: string;
  x?: number;
  y?: number;
  size?: number;
  filter?: string;
  /** Behind the portrait. */
  children?: ReactNode;
  /** Before the portrait. */
  over?: ReactNode;
}

function Photo({ title, ground, pet, x = 0, y = 0, size = 0, filter, children, over }: PhotoProps) {
  return (
    <svg viewBox="0 0 400 300" width="400" height="300">
      <title>{title}</title>
      <path d="M0 0h400v300H0z" fill={ground} />
      {children}
      {pet && (
        <g transform={`translate(${x} ${y}) scale(${size / 100})`} filter={filter}>
          <SoftSides />
          <g mask="url(#sides)">
            <Portrait name={pet} />
          </g>
        </g>
      )}
      {over}
    </svg>
  );
}

/** Fades out the sides of a square portrait in the wider picture. */
function SoftSides() {
  return (
    <>
      <linearGradient id="fade">
        <stop offset="0" stopColor="#fff" stopOpacity="0" />
        <stop offset=".14" stopColor="#fff" />
        <stop offset=".86" stopColor="#fff" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <mask id="sides" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100">
        <path d="M0 0h100v100H0z" fill="url(#fade)" />
      </mask>
    </>
  );
}

/** A dog twenty steps away, small in the picture. */
function SmallDog() {
  return (
    <g>
      <ellipse cx="214" cy="224" rx="28" ry="4" fill="#5f7f5b" opacity="0.5" />
      <path d="M196 208v14M204 210v12M224 210v12M232 208v14" stroke="#c87a36" strokeWidth="5" />
      <path d="M192 198c2-8 10-10 22-10s22 2 24 10c1 8-6 14-24 14s-23-6-22-14Z" fill="#e79a4e" />
      <path d="M236 194l-6-18 10 7 10-7-2 16c4 8-12 12-12 2Z" fill="#d9853d" />
      <path d="M192 196c-8-2-10-8-8-14" stroke="#d9853d" strokeWidth="5" fill="none" strokeLinecap="round" />
    </g>
  );
}

/** A dog from above: a back, two ears and a nose. */
function DogFromAbove() {
  return (
    <g strokeLinecap="round">
      <ellipse cx="206" cy="214" rx="46" ry="70" fill="#3a2216" opacity="0.25" />
      <path d="M200 262c6 16 4 30-8 36" stroke="#4a2a1a" strokeWidth="9" fill="none" />
      <path
        d="M166 232c-12 4-16 12-14 20M236 232c12 4 16 12 14 20M168 176c-12-2-18-10-18-18M234 176c12-2 18-10 18-18"
        stroke="#5c3522"
        strokeWidth="14"
        fill="none"
      />
      <path d="M201 130c26 0 40 30 40 74s-14 70-40 70-40-26-40-70 14-74 40-74Z" fill="#6a3d27" />
      <path d="M201 140c8 0 12 26 12 62s-4 62-12 62-12-26-12-62 4-62 12-62Z" fill="#54301f" opacity="0.6" />
      <path
        d="M166 108c-18 2-26 20-22 40 10 4 22-6 28-22ZM236 108c18 2 26 20 22 40-10 4-22-6-28-22Z"
        fill="#43261a"
      />
      <path d="M201 60c14 0 20 14 24 30 5 20 4 44-24 44s-29-24-24-44c4-16 10-30 24-30Z" fill="#7a4830" />
      <ellipse cx="201" cy="64" rx="9" ry="6" fill="#241712" />
      <circle cx="188" cy="92" r="3.4" fill="#241712" />
      <circle cx="214" cy="92" r="3.4" fill="#241712" />
    </g>
  );
}

/** Returns the drawing of that name; null for an unknown name. */
export function tipDrawing(name: string): ReactElement | null {
  return Object.hasOwn(drawings, name) ? drawings[name]() : null;
}
