import { Backdrop, ChinShade, Eyes, Mirrored, Whiskers } from "./features";

export function Siamese() {
  return (
    <>
      <Backdrop color="#e7b9b4" halo="#f7dcd6" leaf="#c98c88" />
      <path d="M24 100c0-16 8-25 26-25s26 9 26 25Z" fill="#efe0c8" />
      <path d="M60 76c11 3 16 11 16 24H62Z" fill="#b8997a" opacity="0.55" />
      <ChinShade y={80} half={17} />
      <Mirrored>
        <path d="M17 48C10 34 8 18 9 6c.2-2.4 2.4-3 4.2-1.8C25 11 35 19 42 30Z" fill="#54403a" />
        <path d="M20 41c-5-10-7-20-7-30 9 6 16 13 22 21Z" fill="#c79a90" />
        <path d="M20 41c-5-10-7-20-7-30 3 10 8 20 14 27Z" fill="#8d645c" opacity="0.7" />
      </Mirrored>
      <path d="M50 23c17 0 30 11 32 27-3 15-16 31-32 31S21 65 18 50c2-16 15-27 32-27Z" fill="#f4e8d3" />
      <path
        d="M50 23c17 0 30 11 32 27-3 15-16 31-32 31 15-8 23-19 23-32S64 27 50 23Z"
        fill="#b8997a"
        opacity="0.42"
      />
      <path
        d="M50 36c6 0 9 4 13 6 8 0 13 4 13 9-5 15-14 28-26 28S29 66 24 51c0-5 5-9 13-9 4-2 7-6 13-6Z"
        fill="#8a6a58"
        opacity="0.5"
      />
      <path
        d="M50 42c5 0 8 4 12 6 6 0 10 2 10 6-4 13-12 24-22 24S32 67 28 54c0-4 4-6 10-6 4-2 7-6 12-6Z"
        fill="#5c463e"
      />
      <path d="M62 48c6 0 10 2 10 6-4 13-12 24-22 24 10-7 14-17 12-30Z" fill="#2c1d19" opacity="0.45" />
      <path d="M43 49c2-3 5-4 8-3-1 5-2 10-4 14-3-2-4-7-4-11Z" fill="#7d6258" opacity="0.7" />
      <g transform="translate(35 51) rotate(14)">
        <path d="M-9 0C-5-7 4-8 9-1 5 6-4 7-9 0Z" fill="#2a1b17" />
      </g>
      <g transform="translate(65 51) rotate(-14)">
        <path d="M9 0C5-7-4-8-9-1-5 6 4 7 9 0Z" fill="#2a1b17" />
      </g>
      <Eyes y={51} apart={15} size={5.3} iris="#4d9fdc" slit />
      <path d="M46.5 62c2-.7 5-.7 7 0 .7.5.7 1.3 0 2L50 66.5 46.5 64c-.7-.7-.7-1.5 0-2Z" fill="#b57b72" />
      <path
        d="M50 66.5v2c-1.5 2.8-4.5 3-6.5 1M50 68.5c1.5 2.8 4.5 3 6.5 1"
        stroke="#1e120f"
        strokeWidth="1.1"
        fill="none"
      />
      <Whiskers y={67} />
      <path d="M32 81c11 6 25 6 36 0l1 4.5c-11 6-27 6-38 0Z" fill="#27606b" />
      <path
        d="M50 89.5c-1-1.5-5-3-5-5.5a2.6 2.6 0 0 1 5-1 2.6 2.6 0 0 1 5 1c0 2.5-4 4-5 5.5Z"
        transform="translate(0 4)"
        fill="#e2ab3c"
      />
    </>
  );
}
