import { Backdrop, ChinShade, Eyes, Mirrored } from "./features";

export function GuineaPig() {
  return (
    <>
      <Backdrop color="#cfc3e2" halo="#ebe4f4" leaf="#a08fc4" />
      <path d="M10 100c0-24 14-40 40-40s40 16 40 40Z" fill="#fdf4e6" />
      <path d="M10 100c0-22 12-37 34-39.5C36 72 34 86 36 100Z" fill="#d58a48" />
      <path d="M58 60.5C78 63 90 78 90 100H70c2-16-2-30-12-39.5Z" fill="#6b4532" />
      <ChinShade y={83} half={18} />
      <Mirrored>
        <path d="M30 36C19 30 8 35 5 46c-1.5 7 1 13 5 14 6-3 12-8 18-10Z" fill="#7c4f3a" />
        <path d="M27 41c-8-3-15 1-17.5 8-.6 3 0 5.5 1 6.5 5-3 10-6 15.5-7.5Z" fill="#e8a596" />
      </Mirrored>
      <path d="M50 24c19 0 31 13 32 31 0 17-13 29-32 29S18 72 18 55c1-18 13-31 32-31Z" fill="#fdf4e6" />
      <path d="M46 24.2C29 26 19 38 18 55c0 9 4 17 10 22 8-5 14-12 14-22 0-11 1-21 4-30.8Z" fill="#dd954f" />
      <path d="M54 24.2C71 26 81 38 82 55c0 9-4 17-10 22-8-5-14-12-14-22 0-11-1-21-4-30.8Z" fill="#7a5140" />
      <path d="M54 24.2C71 26 81 38 82 55c0 9-4 17-10 22 4-16 2-38-18-52.8Z" fill="#3d241a" opacity="0.42" />
      <path d="M26 40c3-6 8-10 15-12-1 6-6 12-17 17 .4-2 1-3.5 2-5Z" fill="#f3b878" opacity="0.85" />
      <path
        d="M50 17c-1 4 0 6 1 8M45 18.5c1 3 2 5 4 7M55.5 18.5c-1 3-2 5-4 7"
        stroke="#fdf4e6"
        strokeWidth="3"
        fill="none"
      />
      <path d="M50 55c9 0 16 6 16 14S59 84 50 84s-16-7-16-15 7-14 16-14Z" fill="#fffaf1" />
      <path d="M59 57c4 2 7 7 7 12 0 8-7 15-16 15 9-6 13-16 9-27Z" fill="#dfc9ae" opacity="0.7" />
      <Eyes y={51} apart={19} size={5.2} iris="#3d2219" />
      <path
        d="M45.5 60c2.5-1.2 6.5-1.2 9 0 .8.8.6 2-.4 2.8L50 66l-4.1-3.2c-1-.8-1.2-2-.4-2.8Z"
        fill="#e08d80"
      />
      <path
        d="M50 66v2.5c-1.5 2.5-4.5 3-6.5 1M50 68.5c1.5 2.5 4.5 3 6.5 1"
        stroke="#6b4431"
        strokeWidth="1.2"
        fill="none"
      />
      <path d="M48 71.5h4v2.6a2 1.5 0 0 1-4 0Z" fill="#fff" stroke="#cdb9a2" strokeWidth=".5" />
      <path d="M52 76c6 3 12 4 20 3" stroke="#4d8a4a" strokeWidth="1.8" fill="none" />
      <path d="M66 79c2-5 7-7 12-6-1 5-6 8-12 6ZM70 79.5c5-1 9 1 11 5-5 2-10 0-11-5Z" fill="#5fa058" />
    </>
  );
}
