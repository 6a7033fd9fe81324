import { Backdrop, ChinShade, Eyes, Mirrored, Nose, Smile } from "./features";

export function Husky() {
  return (
    <>
      <Backdrop color="#f3cdbf" halo="#fdeae0" leaf="#dd9e8a" />
      <path d="M14 100c1-18 14-27 36-27s35 9 36 27Z" fill="#5d6976" />
      <path d="M62 75c14 3 23 11 24 25H66Z" fill="#333d49" opacity="0.55" />
      <path d="M36 70h28c7 10 9 18 9 30H27c0-12 2-20 9-30Z" fill="#fbfbfa" />
      <ChinShade y={80} half={20} />
      <Mirrored>
        <path d="M22 42C18 30 18 17 21 6c.6-2 2.6-2.4 4-1C34 13 40 21 44 31Z" fill="#4d5865" />
        <path d="M25 36c-3-9-3-17-1.5-25C30 17 34 23 37 30Z" fill="#e9c9c0" />
        <path d="M25 36c-3-9-3-17-1.5-25 1 9 4 17 8 22Z" fill="#b98f88" opacity="0.7" />
      </Mirrored>
      <path
        d="M50 21c17-1 29 10 30 26 3 4 5 9 5 13l-5-1c0 4-1 7-3 10l-4-2c-5 8-13 13-23 13s-18-5-23-13l-4 2c-2-3-3-6-3-10l-5 1c0-4 2-9 5-13 1-16 13-27 30-26Z"
        fill="#66727f"
      />
      <path
        d="M50 21c17-1 29 10 30 26 3 4 5 9 5 13l-5-1c0 4-1 7-3 10l-4-2c-5 8-13 13-23 13 16-6 24-16 23-31-1-14-9-25-23-28Z"
        fill="#333d49"
        opacity="0.45"
      />
      <path
        d="M50 43c2-6 8-10 14-8 8 2 12 8 12 15 0 4-1 8 0 12-3 10-13 18-26 18S27 72 24 62c1-4 0-8 0-12 0-7 4-13 12-15 6-2 12 2 14 8Z"
        fill="#fcfcfb"
      />
      <path
        d="M64 35c8 2 12 8 12 15 0 4-1 8 0 12-3 10-13 18-26 18 16-7 22-24 14-45Z"
        fill="#c6d0da"
        opacity="0.65"
      />
      <path d="M50 24l-3.5 8L50 58l3.5-26Z" fill="#4d5865" />
      <path d="M30 28c4-3 8-5 13-5-2 6-8 11-17 13 1-3 2-6 4-8Z" fill="#8e9aa6" opacity="0.8" />
      <Eyes y={48} apart={13.5} size={4.9} iris="#79bfe6" />
      <Mirrored>
        <path d="M30.5 41c3-3 7-3.5 11-.5" stroke="#4d5865" strokeWidth="1.6" fill="none" />
      </Mirrored>
      <Smile y={66} wide={10} tongue />
      <Nose y={57} />
      <path d="M25 78c14 9 36 9 50 0l3 9c-17 9-39 9-56 0Z" fill="#b8431f" />
      <path d="M62 83.5c5-1 9-3 13-5.5l3 9c-5 2.5-10 4.3-15 5.3Z" fill="#6e2410" opacity="0.5" />
      <path d="M32 89l12 3-2 8H30Z" fill="#a03818" />
      <path
        d="M25 78c14 9 36 9 50 0l.8 2.4c-14 8.6-37.6 8.6-51.6 0ZM31 94.5l12.5 2.5"
        stroke="#f6d9b0"
        strokeWidth=".6"
        fill="#fff"
        fillOpacity=".25"
      />
    </>
  );
}
