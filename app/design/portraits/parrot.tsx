import { Backdrop } from "./features";

export function Parrot() {
  return (
    <>
      <Backdrop color="#f5bd9b" halo="#fde0c8" leaf="#3f8a6c" />
      <path d="M30 100c-4-18 0-34 10-46l34-8c12 14 16 34 14 54Z" fill="#2f9a63" />
      <path d="M74 46c12 14 16 34 14 54H70c6-18 8-36 4-54Z" fill="#166b49" opacity="0.6" />
      <path d="M62 66c14 2 24 14 26 34H54c-2-14 0-26 8-34Z" fill="#2a6fb0" />
      <path d="M62 66c8 6 12 18 12 34H54c-2-14 0-26 8-34Z" fill="#4a93d2" />
      <path d="M60 76c6 4 9 12 10 24M66 72c8 5 12 14 14 28" stroke="#1d4f85" strokeWidth="1.3" fill="none" />
      <path
        d="M36 74q4 5 8 0 4 5 8 0M34 83q4 5 8 0 4 5 8 0M33 92q4 5 8 0 4 5 8 0"
        stroke="#1f7d50"
        strokeWidth="1.5"
        fill="none"
      />
      <path
        d="M46 16C64 8 82 20 84 40c1 12-3 22-10 28-10 8-26 8-36 0-6-5-8-12-8-22 0-14 6-25 16-30Z"
        fill="#38a86d"
      />
      <path
        d="M71 17.5C78 22 83 30 84 40c1 12-3 22-10 28-5 4-11 6-17 6 14-12 22-34 14-56.5Z"
        fill="#166b49"
        opacity="0.5"
      />
      <path d="M46 16c8-4 17-3 24 2-6 10-20 18-38 16 2-8 7-15 14-18Z" fill="#f5c83c" />
      <path d="M62 14c3 .8 5.6 2.2 8 4-3 5-8 9-15 12 5-5 8-10 7-16Z" fill="#d08f16" opacity="0.6" />
      <path d="M49 20c-3-7-2-14 4-18 0 5 2 8 5 12 1-5 4-9 10-10-2 4-3 9-2 16Z" fill="#f5c83c" />
      <ellipse cx="53" cy="40" rx="14" ry="12.5" fill="#fff6ea" />
      <path d="M62 31c3 3 5 6 5 9.5 0 7-6 12-14 12 8-5 11-13 9-21.5Z" fill="#dcc7b0" opacity="0.7" />
      <path d="M44 46c4 3 10 4 16 2M43 49.5c4 3 9 4 14 2.5" stroke="#38a86d" strokeWidth="1" fill="none" />
      <circle cx="53" cy="38" r="6.6" fill="#231713" />
      <circle cx="53" cy="38" r="5.5" fill="#e8902c" />
      <circle cx="52.5" cy="38" r="3.6" fill="#160e0b" />
      <circle cx="50.8" cy="36" r="1.7" fill="#fff" />
      <circle cx="54.8" cy="40.4" r=".8" fill="#fff" opacity="0.8" />
      <path d="M45 30.5c4-3.5 11-4 16-1" stroke="#1f7d50" strokeWidth="1.6" fill="none" />
      <path
        d="M38 28C24 28 13 36 13 50c0 5 2 10 4 11 1-6 5-9 11-10 6 0 11-2 12-6 2-6 2-12-2-17Z"
        fill="#43393a"
      />
      <path d="M38 28c-14 0-25 8-25 22 5-10 14-15 27-15 .5-3 0-5-2-7Z" fill="#736668" />
      <path d="M22 53c6-3 12-3 17-6 1 6-1 12-7 14-5 1-9-2-10-8Z" fill="#2c2324" />
      <circle cx="34" cy="33" r="1.5" fill="#231713" />
      <path d="M40 67c6 3 13 4 20 2" stroke="#5cc78d" strokeWidth="1.6" fill="none" />
    </>
  );
}
