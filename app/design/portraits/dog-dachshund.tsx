import { Backdrop, Eyes, Mirrored, Nose, Smile } from "./features";

export function Dachshund() {
  return (
    <>
      <Backdrop color="#b9cfe0" halo="#dfebf3" leaf="#86a9c4" />
      <path d="M20 100c0-14 8-22 30-22s30 8 30 22Z" fill="#e0a132" />
      <path d="M62 79c12 3 18 9 18 21H66Z" fill="#a86a14" opacity="0.5" />
      <path d="M31 72h38c4 6 4 13 0 17-10 6-28 6-38 0-4-4-4-11 0-17Z" fill="#edb548" />
      <path
        d="M36 73v18M43 75v19M50 75v19M57 75v19M64 73v18"
        stroke="#b87a1c"
        strokeWidth="1.4"
        opacity="0.7"
      />
      <g transform="rotate(-7 50 80)">
        <path
          d="M50 17c14 0 22 9 22 22 0 12-6 18-8 27-2 11-6 17-14 17s-12-6-14-17c-2-9-8-15-8-27 0-13 8-22 22-22Z"
          fill="#5a3626"
        />
        <path
          d="M50 17c14 0 22 9 22 22 0 12-6 18-8 27-2 11-6 17-14 17 8-8 12-18 13-30 2-16-2-30-13-36Z"
          fill="#2c1710"
          opacity="0.5"
        />
        <path d="M33 30c3-6 8-9 14-9-2 8-7 13-15 16 0-3 0-5 1-7Z" fill="#8a5a42" opacity="0.8" />
        <path d="M50 54c7 0 13 5 13.5 12C62 77 58 83 50 83s-12-6-13.5-17C37 59 43 54 50 54Z" fill="#d08e4e" />
        <path d="M55 55c5 2 8 6 8.5 11C62 77 58 83 50 83c8-7 9-18 5-28Z" fill="#a1622c" opacity="0.6" />
        <Mirrored>
          <ellipse cx="40" cy="32.5" rx="3.6" ry="2.4" fill="#d08e4e" transform="rotate(-18 40 32.5)" />
          <path
            d="M35 21C22 22 13 34 12 52c-1 12 2 23 8 26 6 2 10-5 11-15 1-12 2-22 5-32 1-4 1-8-1-10Z"
            fill="#6d4330"
          />
          <path
            d="M31 63c1-12 2-22 5-32 1-4 1-8-1-10-8 9-13 24-13 40 0 7 0 13 2 17 4-2 6-8 7-15Z"
            fill="#2c1710"
            opacity="0.4"
          />
        </Mirrored>
        <Eyes y={43} apart={10.5} size={4.6} iris="#7a4722" />
        <Smile y={71} wide={7} color="#3a2016" />
        <Nose y={62} scale={0.95} color="#241511" />
      </g>
    </>
  );
}
