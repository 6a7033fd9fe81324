import { Backdrop, ChinShade, Collar, Eyes, Mirrored, Nose, Smile } from "./features";

export function Beagle() {
  return (
    <>
      <Backdrop color="#c5dcc3" halo="#e4f0df" leaf="#8fb78f" />
      <path d="M17 100c1-16 12-25 33-25s32 9 33 25Z" fill="#4a3328" />
      <path d="M38 70h24c8 10 10 18 10 30H28c0-12 2-20 10-30Z" fill="#fdf7ee" />
      <ChinShade y={81} half={20} />
      <path d="M60 76h5c5 8 7 15 7 24H62c2-8 2-16-2-24Z" fill="#cdb9a2" opacity="0.6" />
      <g transform="rotate(6 50 80)">
        <path
          d="M50 19c17 0 26 9 26 25 0 9-4 13-5 20-2 12-10 19-21 19s-19-7-21-19c-1-7-5-11-5-20 0-16 9-25 26-25Z"
          fill="#c67c40"
        />
        <path
          d="M50 19c17 0 26 9 26 25 0 9-4 13-5 20-2 12-10 19-21 19 12-7 18-18 18-32 0-15-6-27-18-32Z"
          fill="#824418"
          opacity="0.42"
        />
        <path d="M29 33c4-6 9-9 16-10-2 8-7 13-17 17 0-3 0-5 1-7Z" fill="#e5a468" opacity="0.85" />
        <path
          d="M50 19.5c3 0 5 5 5.5 13 .5 7 3 13 7 17 5 4 7 9 6.5 14C67 76 60 83 50 83s-17-7-19-19.5c-.5-5 1.5-10 6.5-14 4-4 6.5-10 7-17 .5-8 2.5-13 5.5-13Z"
          fill="#fdf7ee"
        />
        <path
          d="M62.5 49.5c5 4 7 9 6.5 14C67 76 60 83 50 83c12-7 16-18 12.5-33.5Z"
          fill="#dcc6ae"
          opacity="0.7"
        />
        <Mirrored>
          <path
            d="M33 22C20 23 11 34 9 52c-1 11 2 21 8 23 6 1 10-6 12-15 2-12 4-22 7-30 1-4 0-7-3-8Z"
            fill="#a9622c"
          />
          <path
            d="M29 60c2-12 4-22 7-30 1-4 0-7-3-8-9 8-14 22-15 38 0 6 0 11 1 15 5-1 8-7 10-15Z"
            fill="#6b3312"
            opacity="0.45"
          />
        </Mirrored>
        <Eyes y={46} apart={12} size={5} iris="#6a3a1b" />
        <Mirrored>
          <path d="M32 39.5c3-3.5 6-4.5 9-4" stroke="#7a4018" strokeWidth="1.6" fill="none" />
        </Mirrored>
        <path
          d="M53.5 69.5c3.5 1.200 6.5.4 8.5-1.5 2.600 5 2.600 10.5-1.5 12-4.5 1-7-4-7-10.5Z"
          fill="#e8767c"
        />
        <path d="M58 71.5c1.2 2 1.6 4 1.4 6" stroke="#c2525f" strokeWidth=".9" fill="none" />
        <Smile y={66} wide={10} color="#3f251a" />
        <Nose y={56} scale={1.05} />
      </g>
      <Collar y={82} color="#b8431f" half={20} />
    </>
  );
}
