import { Backdrop, ChinShade, Collar, Eyes, Mirrored, Nose, Smile } from "./features";

export function Labrador() {
  return (
    <>
      <Backdrop color="#f1c9a4" halo="#fbe6cf" leaf="#dd9f70" />
      <path d="M15 100c1-16 13-26 35-26s34 10 35 26Z" fill="#e3bd80" />
      <path d="M62 76c14 4 22 12 23 24H64Z" fill="#b98747" opacity="0.55" />
      <path d="M38 72h24c6 9 8 17 8 28H30c0-11 2-19 8-28Z" fill="#f7e4be" />
      <ChinShade y={80} half={21} />
      <LabradorHead />
      <Collar y={79} color="#1f5c4e" half={22} />
    </>
  );
}

/** The head alone, in the same box, so that it can lie on other shoulders. */
export function LabradorHead() {
  return (
    <>
      <path
        d="M50 18c17 0 27 10 27 26 0 8-3 13-4 19-2 12-11 19-23 19s-21-7-23-19c-1-6-4-11-4-19 0-16 10-26 27-26Z"
        fill="#eccb92"
      />
      <path
        d="M50 18c17 0 27 10 27 26 0 8-3 13-4 19-2 12-11 19-23 19 10-6 17-15 18-27 1-16-5-30-18-37Z"
        fill="#b98747"
        opacity="0.36"
      />
      <path d="M30 32c4-7 10-10 18-10-3 9-9 16-20 20 0-4 1-7 2-10Z" fill="#f9e6c2" opacity="0.75" />
      <Mirrored>
        <path
          d="M35 22C24 21 14 27 11 40c-2 9 0 19 4 24 2 2.5 5 2 7-.5 5-6 6-15 8-23 1-6 3-12 5-18.5Z"
          fill="#cf9a55"
        />
        <path
          d="M30 40c1-6 3-12 5-18C27 26 21 36 20 50c-.5 6 0 10 1 14l1-.5c5-6 6-15 8-23.5Z"
          fill="#a86f33"
          opacity="0.5"
        />
      </Mirrored>
      <path d="M50 46c11 0 18 8 18 18 0 9-7 17-18 17s-18-8-18-17c0-10 7-18 18-18Z" fill="#f9e8c8" />
      <path d="M60 48.5c5 3 8 9 8 15.5 0 9-7 17-18 17 10-6 15-18 10-32.5Z" fill="#d9b075" opacity="0.6" />
      <Eyes y={43} apart={13} size={4.7} iris="#5a341c" />
      <path d="M31 35c3-3 6-3.5 9-2M69 35c-3-3-6-3.5-9-2" stroke="#b07a3c" strokeWidth="1.7" fill="none" />
      <Smile y={62} wide={11} tongue />
      <Nose y={51} scale={1.15} />
      <path d="M36 61h0M38.8 64h0M64 61h0M61.2 64h0" stroke="#c08f52" strokeWidth="1.6" />
    </>
  );
}
