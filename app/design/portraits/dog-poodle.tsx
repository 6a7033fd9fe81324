import { Backdrop, ChinShade, Eyes, Mirrored, Nose, Smile } from "./features";

export function Poodle() {
  return (
    <>
      <Backdrop color="#d3c9e4" halo="#ece5f4" leaf="#ab9bc9" />
      <path d="M24 100c-2-14 6-22 12-22 4-4 24-4 28 0 6 0 14 8 12 22Z" fill="#e2b083" />
      <path d="M62 77c8 0 16 9 14 23H62c4-8 4-16 0-23Z" fill="#b97f4e" opacity="0.5" />
      <ChinShade y={83} half={13} />
      <path
        d={curls([
          [19, 46, 10],
          [17, 58, 11],
          [23, 68, 9],
        ])}
        fill="#dca673"
      />
      <path
        d={curls([
          [81, 46, 10],
          [83, 58, 11],
          [77, 68, 9],
        ])}
        fill="#bd8450"
      />
      <path
        d={curls([
          [79.5, 45, 8],
          [81, 57, 8.5],
          [75.5, 67, 7],
        ])}
        fill="#d39c68"
      />
      <path
        d="M50 30c15 0 23 9 23 20 0 9-6 14-8 20-2 8-7 13-15 13s-13-5-15-13c-2-6-8-11-8-20 0-11 8-20 23-20Z"
        fill="#efc79d"
      />
      <path
        d="M50 30c15 0 23 9 23 20 0 9-6 14-8 20-2 8-7 13-15 13 9-7 13-16 13-28 0-11-4-20-13-25Z"
        fill="#b97f4e"
        opacity="0.38"
      />
      <path
        d={curls([
          [67, 30, 11],
          [62, 18, 11],
          [50, 27, 13],
        ])}
        fill="#cd9863"
      />
      <path
        d={curls([
          [33, 30, 11],
          [38, 18, 11],
          [50, 14, 11],
          [48, 26, 12.5],
          [60, 17, 9],
          [65, 29, 9],
        ])}
        fill="#e8b98a"
      />
      <path
        d="M29 27a7 7 0 0 1 9-4M36 14a7 7 0 0 1 9-3M46 24a7 7 0 0 1 9-2M40 33a6 6 0 0 1 8-1M54 12a6 6 0 0 1 7 2M13 55a6 6 0 0 1 7-4M17 66a5 5 0 0 1 6-3"
        stroke="#fbe3c6"
        strokeWidth="1.8"
        fill="none"
      />
      <path
        d="M60 33a6 6 0 0 0 7-4M66 22a6 6 0 0 0 4-6M80 61a6 6 0 0 0 7-4M78 70a5 5 0 0 0 5-4"
        stroke="#b97f4e"
        strokeWidth="1.6"
        fill="none"
        opacity="0.7"
      />
      <path d="M50 57c8 0 13 5 13 12s-5 14-13 14-13-7-13-14 5-12 13-12Z" fill="#fae2c6" />
      <Eyes y={49} apart={11.5} size={4.6} iris="#4b2c1c" />
      <Mirrored>
        <path d="M33.5 45.5c1.5-2 4-3 6.5-2.5" stroke="#4b2c1c" strokeWidth="1.2" fill="none" />
      </Mirrored>
      <Smile y={70} wide={7} />
      <Nose y={61.5} scale={0.88} />
      <g transform="translate(68 22) rotate(22)">
        <path
          d="M0 0c-4-6-10-7-11-5-1 3-1 7 0 10 1 2 7 1 11-5Zm0 0c4-6 10-7 11-5 1 3 1 7 0 10-1 2-7 1-11-5Z"
          fill="#d4537a"
        />
        <path d="M0 0c4-2 8-2 11.5 0 0 2 0 4-.5 5-1 2-7 1-11-5Z" fill="#8e2c50" opacity="0.5" />
        <circle r="2.8" fill="#b63c64" />
      </g>
      <path d="M30 82c12 7 28 7 40 0l1 4c-12 7-30 7-42 0Z" fill="#d4537a" />
    </>
  );
}

/** Round curls as path data, each by its middle and its radius. */
function curls(circles: [number, number, number][]): string {
  return circles
    .map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1${-2 * r} 0`)
    .join("");
}
