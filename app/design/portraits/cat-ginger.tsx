import { Backdrop, Bandana, ChinShade, Eyes, Mirrored, Whiskers } from "./features";

export function GingerCat() {
  return (
    <>
      <Backdrop color="#a9cdd3" halo="#d8ecec" leaf="#74a9b0" />
      <path d="M15 100c0-18 12-27 35-27s35 9 35 27Z" fill="#de8434" />
      <path d="M62 75c15 3 23 11 23 25H64Z" fill="#a2511a" opacity="0.5" />
      <ChinShade y={79} half={22} />
      <Mirrored>
        <path d="M16 48C13 36 13 23 15 13c.4-2.4 2.4-3 4-1.8C29 17 37 23 42 30Z" fill="#de8434" />
        <path d="M19 41c-2-9-2-16-1-23C26 22 31 27 36 32Z" fill="#f6c0ac" />
        <path d="M19 41c-2-9-2-16-1-23 2 9 5 16 10 21Z" fill="#d08c78" opacity="0.7" />
      </Mirrored>
      <path
        d="M50 25c21-1 35 10 36 27l5 6-6 1 2 7-7-1c-5 10-16 15-30 15s-25-5-30-15l-7 1 2-7-6-1 5-6c1-17 15-28 36-27Z"
        fill="#ee9c48"
      />
      <path
        d="M50 25c21-1 35 10 36 27l5 6-6 1 2 7-7-1c-5 10-16 15-30 15 17-7 27-16 27-30 0-13-11-22-27-25Z"
        fill="#a2511a"
        opacity="0.36"
      />
      <path d="M26 36c5-6 11-8.5 19-9-4 7-12 12-24 16 1-3 3-5 5-7Z" fill="#fac07e" opacity="0.8" />
      <path
        d="M50 26v11M43 26.5c0 4 1 7 3 10M57 26.5c0 4-1 7-3 10"
        stroke="#bf6420"
        strokeWidth="2.8"
        fill="none"
      />
      <path
        d="M14 53c4-.5 7 .5 9.5 2.5M15 61c4-1 6-.8 9 .7M86 53c-4-.5-7 .5-9.5 2.5M85 61c-4-1-6-.8-9 .7"
        stroke="#bf6420"
        strokeWidth="2.4"
        fill="none"
      />
      <path d="M50 54c10 0 20 5 21 13 0 8-9 13-21 13s-21-5-21-13c1-8 11-13 21-13Z" fill="#fff6e8" />
      <path d="M61 55.5c6 2 10 6 10 11.5 0 8-9 13-21 13 11-5 15-14 11-24.5Z" fill="#e2c7a2" opacity="0.7" />
      <Eyes y={50} apart={16} size={5.9} iris="#b98a1e" slit />
      <Mirrored>
        <path d="M26.5 47.5C28 41 40 41 41.5 48.5 37 46 31 45.5 26.5 47.5Z" fill="#e08c38" />
        <path d="M26.5 47.7c5-2.2 10.5-1.7 15 .8" stroke="#5b2c0d" strokeWidth="1.3" fill="none" />
      </Mirrored>
      <path d="M45.5 59c2-.8 7-.8 9 0 .8.5.8 1.6 0 2.4L50 65l-4.5-3.6c-.8-.8-.8-1.9 0-2.4Z" fill="#dd7d72" />
      <path
        d="M50 65v2.5c-2 3.5-6 4-9 .5M50 67.5c2 3.5 6 4 9 .5"
        stroke="#5b3420"
        strokeWidth="1.3"
        fill="none"
      />
      <Whiskers y={65} />
      <Bandana y={77} color="#1f5c4e" />
    </>
  );
}
