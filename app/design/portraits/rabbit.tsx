import { Backdrop, ChinShade, Eyes, Mirrored } from "./features";

export function Rabbit() {
  return (
    <>
      <Backdrop color="#bcd9b6" halo="#e0efd8" leaf="#86b47f" />
      <path d="M22 100c0-14 8-23 28-23s28 9 28 23Z" fill="#c9a888" />
      <path d="M60 78c12 3 18 10 18 22H62Z" fill="#8a6a4d" opacity="0.5" />
      <path d="M40 74h20c6 8 8 16 8 26H32c0-10 2-18 8-26Z" fill="#fffaf2" />
      <ChinShade y={81} half={16} />
      <path d="M44 40C34 32 28 18 30 5c.6-4 5-5 8-2 7 8 10 22 10 36Z" fill="#cdab89" />
      <path d="M43 36C37 28 33 18 34 8c4 5 8 15 10 28Z" fill="#f2b8b0" />
      <path
        d="M54 40C54 26 58 12 66 6c6-4 12 0 17 8 4 7 5 14 1 17-4 2-9-3-12-8-3 6-8 13-14 18Z"
        fill="#cdab89"
      />
      <path d="M58 35c1-10 4-19 9-23 2 4 2 9 2 13-2 4-6 8-11 10Z" fill="#e9a79e" />
      <path d="M66 6c6-4 12 0 17 8 4 7 5 14 1 17-4 2-9-3-12-8-1-6-3-12-6-17Z" fill="#a17f5e" />
      <path d="M50 32c16 0 27 10 28 25 0 14-12 25-28 25S22 71 22 57c1-15 12-25 28-25Z" fill="#d9b896" />
      <path
        d="M50 32c16 0 27 10 28 25 0 14-12 25-28 25 13-6 20-14 20-26S62 35 50 32Z"
        fill="#8a6a4d"
        opacity="0.36"
      />
      <path d="M29 43c4-5 9-8 16-8.5-3 6-9 11-19 14 .7-2 1.7-4 3-5.5Z" fill="#efd8bd" opacity="0.85" />
      <path
        d="M50 36c3 6 4 12 8 18 10 3 15 8 14 15-3 8-12 13-22 13s-19-5-22-13c-1-7 4-12 14-15 4-6 5-12 8-18Z"
        fill="#fffaf2"
      />
      <path d="M58 54c10 3 15 8 14 15-3 8-12 13-22 13 10-6 13-16 8-28Z" fill="#dfcbb2" opacity="0.7" />
      <Eyes y={54} apart={16.5} size={5.4} iris="#4a2c1d" />
      <circle cx="30" cy="66" r="4.5" fill="#f2a79c" opacity="0.5" />
      <circle cx="70" cy="66" r="4.5" fill="#e08c80" opacity="0.5" />
      <path d="M46.5 62c2-1 5-1 7 0 .8.7.6 1.7-.2 2.4L50 67l-3.3-2.6c-.8-.7-1-1.7-.2-2.4Z" fill="#d9776d" />
      <path
        d="M50 67v2.5c-1.5 2.5-4.5 3-6.5 1M50 69.5c1.5 2.5 4.5 3 6.5 1"
        stroke="#6b4431"
        strokeWidth="1.2"
        fill="none"
      />
      <path d="M47.8 71.5h4.4v3.2a2.2 1.6 0 0 1-4.4 0Z" fill="#fff" stroke="#cdb9a2" strokeWidth=".5" />
      <Mirrored>
        <path
          d="M37 67c-7-1-13-1-20 1M37 70c-7 1-11 2-17 5"
          stroke="#fff"
          strokeWidth=".7"
          fill="none"
          opacity="0.9"
        />
      </Mirrored>
      {[
        [35, 37],
        [46, 33.5],
        [57, 34.5],
      ].map(([x, y], index) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${index * 25})`}>
          <path
            d="M0-5a2.2 2.6 0 0 1 2 3 2.2 2.6 0 0 1 3 2 2.2 2.6 0 0 1-3 2 2.2 2.6 0 0 1-2 3 2.2 2.6 0 0 1-2-3 2.2 2.6 0 0 1-3-2 2.2 2.6 0 0 1 3-2 2.2 2.6 0 0 1 2-3Z"
            fill={["#fffdf6", "#f6b8b0", "#fffdf6"][index]}
          />
          <circle r="1.7" fill="#eeb03c" />
        </g>
      ))}
    </>
  );
}
