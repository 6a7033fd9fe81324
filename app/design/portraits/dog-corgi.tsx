import { Backdrop, Bandana, ChinShade, Eyes, Mirrored, Nose, Smile } from "./features";

export function Corgi() {
  return (
    <>
      <Backdrop color="#b7d9da" halo="#dff0ec" leaf="#7fb5ab" />
      <path d="M16 100C17 82 30 72 50 72s33 10 34 28Z" fill="#d9853d" />
      <path d="M62 74c13 4 21 13 22 26H66Z" fill="#b3642a" opacity="0.6" />
      <path d="M36 70h28c7 10 9 18 9 30H27c0-12 2-20 9-30Z" fill="#fff8ee" />
      <ChinShade y={79} half={20} />
      <Mirrored>
        <path d="M21 47C15 32 13 18 15 6c.4-2.4 2.6-3 4.6-1.5C30 12 38 20 44 31Z" fill="#d9853d" />
        <path d="M24 41C19 29 18 20 18.5 11 26 17 32 23 37 31Z" fill="#f3b9a0" />
        <path d="M24 41C19 29 18 20 18.5 11c3 10 8 20 13 25Z" fill="#d98c74" opacity="0.7" />
      </Mirrored>
      <path
        d="M50 23c17-1 29 10 31 27 3 2 5 5 6 9l-5 0c1 3 1 5 0 8l-5-1c-5 9-15 14-27 14S28 75 23 66l-5 1c-1-3-1-5 0-8l-5 0c1-4 3-7 6-9 2-17 14-28 31-27Z"
        fill="#e79a4e"
      />
      <path
        d="M50 23c17-1 29 10 31 27 3 2 5 5 6 9l-5 0c1 3 1 5 0 8l-5-1c-5 9-15 14-27 14 14-8 22-18 20-32C69 37 61 26 50 23Z"
        fill="#b3642a"
        opacity="0.42"
      />
      <path d="M28 33c5-5 11-8 18-8.5-4 7-12 13-23 17 1-3 3-6 5-8.5Z" fill="#f4b777" opacity="0.8" />
      <path
        d="M50 23.5c2 9 5 17 9 22 9 3 15 9 16 17-2 11-13 17-25 17s-23-6-25-17c1-8 7-14 16-17 4-5 7-13 9-22Z"
        fill="#fff8ee"
      />
      <path d="M59 45.5c9 3 15 9 16 17-2 11-13 17-25 17 12-6 17-17 9-34Z" fill="#e4cfb6" opacity="0.65" />
      <Eyes y={48} apart={14.5} size={5} iris="#6b3d1f" />
      <path
        d="M30 40c3-3 7-3.5 10-1.5M70 40c-3-3-7-3.5-10-1.5"
        stroke="#9a5424"
        strokeWidth="1.6"
        fill="none"
      />
      <Smile y={65} tongue />
      <Nose y={56} />
      <Bandana y={77} color="#c2472a" />
    </>
  );
}
