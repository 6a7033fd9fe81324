import { Backdrop, Mirrored } from "./features";

export function Horse() {
  return (
    <>
      <Backdrop color="#f0c58f" halo="#fbe5bd" leaf="#b9a45c" />
      <path d="M66 24c14 10 22 34 20 76H58Z" fill="#3c2419" />
      <path d="M22 100c2-18 8-34 18-46h26c10 14 15 30 15 46Z" fill="#8f4f2b" />
      <path d="M58 54h8c10 14 15 30 15 46H62c4-16 2-32-4-46Z" fill="#5a2b14" opacity="0.55" />
      <Mirrored>
        <path d="M36 26C31 20 30 12 33 3c.6-1.6 2.2-1.6 3.2-.4C41 8 44 14 45 21Z" fill="#9a5a32" />
        <path d="M37.5 22C34.5 17 34 12 35.5 7 39 11 41 15 42 20Z" fill="#dba98a" />
      </Mirrored>
      <path
        d="M50 15c11 0 18 7 18 17 0 12-5 20-6 32-1 14 3 16 2 24-1 7-7 10-14 10s-13-3-14-10c-1-8 3-10 2-24-1-12-6-20-6-32 0-10 7-17 18-17Z"
        fill="#a8633a"
      />
      <path
        d="M50 15c11 0 18 7 18 17 0 12-5 20-6 32-1 14 3 16 2 24-1 7-7 10-14 10 8-14 9-30 9-44s0-28-9-39Z"
        fill="#5a2b14"
        opacity="0.42"
      />
      <path d="M35 28c2-5 5-8 9-9.5 0 7-3 13-10 18-.3-3 0-6 1-8.5Z" fill="#cd8a5c" opacity="0.85" />
      <path
        d="M50 26c4 2 5 8 5 16 0 10-2 18-1 30 .3 5-8.3 5-8 0 1-12-1-20-1-30 0-8 1-14 5-16Z"
        fill="#fff8ec"
      />
      <path d="M50 70c8 0 13 5 14.5 14C66 93 59 98 50 98s-16-5-14.5-14C37 75 42 70 50 70Z" fill="#5b3a2c" />
      <path d="M56 71c5 2 7.5 6.5 8.5 13C66 93 59 98 50 98c8-6 10-16 6-27Z" fill="#2a1610" opacity="0.5" />
      <path
        d="M46 72.5c2.5 1.5 5.5 1.5 8 0 0 5-1.5 9-4 10.5-2.5-1.5-4-5.5-4-10.5Z"
        fill="#fff8ec"
        opacity="0.9"
      />
      <Mirrored>
        <path d="M40 83c1-3 4-4 6-2 .5 2.5-1 5-3 5.5-2 0-3.3-1.5-3-3.5Z" fill="#1f100c" />
        <path d="M39.5 82c1-3 4-4.5 7-2.5" stroke="#86604e" strokeWidth="1" fill="none" />
      </Mirrored>
      <path d="M41 92.5c5 2.5 13 2.5 18 0" stroke="#1f100c" strokeWidth="1.2" fill="none" />
      {[
        [35.5, 40],
        [64.5, 40],
      ].map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <ellipse rx="4.7" ry="5.4" fill="#231713" />
          <ellipse rx="3.9" ry="4.5" cy=".3" fill="#5a331d" />
          <ellipse rx="2.9" ry="3.3" fill="#160e0b" />
          <circle cx="-1.5" cy="-1.9" r="1.6" fill="#fff" />
          <circle cx="1.4" cy="2" r=".7" fill="#fff" opacity="0.8" />
        </g>
      ))}
      <path
        d="M30.5 36c2-3.5 6-4.5 9-2M69.5 36c-2-3.5-6-4.5-9-2"
        stroke="#5a2b14"
        strokeWidth="1.7"
        fill="none"
      />
      <path
        d="M43 12c6-4 14-3 18 2 3 6 1 14-3 20 0-5-1-8-3-10-1 6-4 11-8 14 0-6-1-10-3-13-1 4-3 7-6 9 2-9 1-16 5-22Z"
        fill="#3c2419"
      />
      <path d="M47 14c-2 4-2 8-1 12M54 13c1 4 0 9-2 13" stroke="#6b4632" strokeWidth="1.3" fill="none" />
      <path d="M36.5 62c8 4 19 4 27 0l-.4 4c-8 3.6-18 3.6-26.2 0Z" fill="#1f5c4e" />
      <path d="M37 64c-4 4-8 12-9 22M63 64c4 4 8 12 9 22" stroke="#1f5c4e" strokeWidth="2" fill="none" />
      <circle cx="37.5" cy="64" r="2.4" fill="#e2ab3c" />
      <circle cx="62.5" cy="64" r="2.4" fill="#c8902a" />
      <path d="M72 40c6 12 8 30 7 50M78 50c4 12 5 26 4 40" stroke="#6b4632" strokeWidth="1.4" fill="none" />
    </>
  );
}
