import { Backdrop, Eyes, Mirrored, Whiskers } from "./features";

export function BlackCat() {
  return (
    <>
      <Backdrop color="#f0b254" halo="#fbd88e" />
      <path d="M18 100c0-18 11-27 32-27s32 9 32 27Z" fill="#35303b" />
      <path d="M62 75c13 3 20 11 20 25H64Z" fill="#16121b" opacity="0.55" />
      <path d="M24 88c2-6 6-9 11-11-4 5-6 12-7 20-3-2-4-5-4-9Z" fill="#5a5365" opacity="0.6" />
      <BlackCatHead />
      <path d="M31 79c12 6 26 6 38 0l.6 4c-12 6-27 6-39.2 0Z" fill="#8f2f16" />
      <path
        d="M50 86c-5-6-13-8-15-5-1 3-1 8 0 11 2 3 10 1 15-6Zm0 0c5-6 13-8 15-5 1 3 1 8 0 11-2 3-10 1-15-6Z"
        fill="#c9502b"
      />
      <path d="M50 86c5-2 11-2 15.7 0 0 2-.2 4.5-.7 6-2 3-10 1-15-6Z" fill="#6e2410" opacity="0.45" />
      <rect x="46.7" y="82.5" width="6.6" height="7" rx="2.4" fill="#a83c1b" />
    </>
  );
}

/** The head alone, in the same box. */
export function BlackCatHead() {
  return (
    <>
      <Mirrored>
        <path d="M19 47C15 33 15 19 17 8c.4-2.4 2.4-3 4.2-1.6C31 13 38 21 43 30Z" fill="#35303b" />
        <path d="M22 40c-2-10-2-18-.8-26C28 19 33 24 37 30Z" fill="#8d6473" />
        <path d="M22 40c-2-10-2-18-.8-26 1 10 4 18 8 24Z" fill="#593a47" />
      </Mirrored>
      <path
        d="M50 24c19-1 32 10 33 27l4 6-6 1 3 6-7 0c-5 10-15 16-27 16s-22-6-27-16l-7 0 3-6-6-1 4-6c1-17 14-28 33-27Z"
        fill="#3d3745"
      />
      <path
        d="M50 24c19-1 32 10 33 27l4 6-6 1 3 6-7 0c-5 10-15 16-27 16 15-7 24-17 24-31 0-13-10-23-24-25Z"
        fill="#16121b"
        opacity="0.5"
      />
      <path d="M27 35c5-6 11-9 18-9.5-3 7-11 12-22 16 1-2.5 2-4.5 4-6.5Z" fill="#6c6478" opacity="0.7" />
      <path
        d="M21 50c1-3 2-5 4-7M20 56c0-1 0-2 .4-3"
        stroke="#8a8199"
        strokeWidth="1.4"
        fill="none"
        opacity="0.7"
      />
      <path d="M50 55c9 2 15 7 15 13 0 7-6 12-15 12s-15-5-15-12c0-6 6-11 15-13Z" fill="#4d4657" />
      <Eyes y={49} apart={15} size={7} iris="#f2c230" slit />
      <path d="M46 60.5c2-.8 6-.8 8 0 .8.5.8 1.5 0 2.3L50 66l-4-3.2c-.8-.8-.8-1.8 0-2.3Z" fill="#c98092" />
      <path
        d="M50 66v2c-1.5 3-5 3.5-7 1M50 68c1.5 3 5 3.5 7 1"
        stroke="#16121b"
        strokeWidth="1.2"
        fill="none"
      />
      <Whiskers y={66} color="#fdf3e0" />
    </>
  );
}
