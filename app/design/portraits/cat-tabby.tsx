import { Backdrop, ChinShade, Eyes, Mirrored, Whiskers } from "./features";

export function Tabby() {
  return (
    <>
      <Backdrop color="#f2c48d" halo="#fae3c0" leaf="#d89a57" />
      <path d="M20 100c0-17 10-26 30-26s30 9 30 26Z" fill="#94816c" />
      <path d="M60 75c13 3 20 11 20 25H62Z" fill="#5b4a3b" opacity="0.5" />
      <path
        d="M20.5 92c5-1 8-3 10-6M22 84c4 0 7-2 9-4M79.5 92c-5-1-8-3-10-6M78 84c-4 0-7-2-9-4"
        stroke="#4b3b2f"
        strokeWidth="2.6"
        fill="none"
      />
      <path d="M38 70h24c6 10 8 18 8 30H30c0-12 2-20 8-30Z" fill="#fdf8f0" />
      <ChinShade y={79} half={22} />
      <Mirrored>
        <path d="M19 47C16 34 16 20 18 9c.4-2.4 2.4-3 4-1.6C31 14 38 21 43 29Z" fill="#a08c75" />
        <path d="M22 40c-2-10-2-18-.8-26C28 19 33 24 37 30Z" fill="#f0bdb0" />
        <path d="M22 40c-2-10-2-18-.8-26 1 10 4 18 8 24Z" fill="#c98b7f" opacity="0.7" />
      </Mirrored>
      <path
        d="M50 24c19-1 32 10 33 27l5 5-6 2 3 6-7 0c-5 10-15 16-28 16s-23-6-28-16l-7 0 3-6-6-2 5-5c1-17 14-28 33-27Z"
        fill="#ac9880"
      />
      <path
        d="M50 24c19-1 32 10 33 27l5 5-6 2 3 6-7 0c-5 10-15 16-28 16 15-7 24-17 24-31 0-13-10-23-24-25Z"
        fill="#5b4a3b"
        opacity="0.36"
      />
      <path d="M28 34c5-5 10-7.5 17-8-4 6-11 11-22 15 1-3 3-5 5-7Z" fill="#cbb9a0" opacity="0.75" />
      <path
        d="M50 25v11M44 25.5c0 4 .5 7 2 10M56 25.5c0 4-.5 7-2 10M37 27.5c1 4 3 7 5 9M63 27.5c-1 4-3 7-5 9"
        stroke="#4b3b2f"
        strokeWidth="2.5"
        fill="none"
      />
      <path
        d="M16.5 52c4-.5 7 .5 9 2M17 60c4-1 6-1 9 .5M83.5 52c-4-.5-7 .5-9 2M83 60c-4-1-6-1-9 .5"
        stroke="#4b3b2f"
        strokeWidth="2.3"
        fill="none"
      />
      <path
        d="M50 50c5 4 9 7 15 9 5 3 5 11 0 16-4 3-9 5-15 5s-11-2-15-5c-5-5-5-13 0-16 6-2 10-5 15-9Z"
        fill="#fdf8f0"
      />
      <path d="M65 59c5 3 5 11 0 16-4 3-9 5-15 5 9-5 15-12 15-21Z" fill="#d9c8b4" opacity="0.7" />
      <Eyes y={49} apart={15} size={6.3} iris="#8dac43" slit />
      <path d="M46 59.5c2-.8 6-.8 8 0 .8.5.8 1.5 0 2.3L50 65l-4-3.2c-.8-.8-.8-1.8 0-2.3Z" fill="#de8378" />
      <path
        d="M50 65v2.5c-1.5 3-5 3.5-7 1M50 67.5c1.5 3 5 3.5 7 1"
        stroke="#5b3b30"
        strokeWidth="1.2"
        fill="none"
      />
      <Whiskers y={65} />
      <path d="M30 79c12 7 28 7 40 0l1 4.5c-12 7-30 7-42 0Z" fill="#1f5c4e" />
      <circle cx="50" cy="88" r="4" fill="#e2ab3c" />
      <path d="M46.5 88.5h7M50 89v2" stroke="#7a4d0c" strokeWidth="1" />
    </>
  );
}
