import { Gradient } from "./gradient";
/** Wooden boards seen from above, lit from the top left: the floor of a scene of 800 by 800. */
export function Floorboards({
  idPrefix,
  tone = "#cfa878",
  wide = 100,
  lying = false,
}: {
  idPrefix: string;
  tone?: string;
  /** Of a board. */
  wide?: number;
  /** Boards run from left to right. */
  lying?: boolean;
}) {
  const boards = Array.from({ length: Math.ceil(800 / wide) }, (_, index) => index);
  const light = `${idPrefix}-boards-light`;
  return (
    <g>
      <defs>
        <Gradient id={light} x2="0.7" y2="1" stops={["0 #fff 0.42", "0.5 #fff 0.05", "1 #3a2414 0.3"]} />
      </defs>
      <path d="M0 0h800v800H0z" fill={tone} />
      <g transform={lying ? "matrix(0 1 1 0 0 0)" : undefined}>
        {boards.map((index) => {
          const joint = (index * 310) % 760;
          return (
            <g key={index} transform={`translate(${index * wide} 0)`}>
              <path d={`M0 0h${wide}v800H0z`} fill={index % 3 ? "#3a2414" : "#fff"} opacity="0.05" />
              <path
                d={`M${wide * 0.3} ${joint + 20}q7 180-3 ${700 - joint}M${wide * 0.66} 0q-8 ${joint} 2 ${joint + 10}M${wide * 0.5} ${joint + 60}q4 90-2 220`}
                stroke="#8a6a48"
                strokeOpacity="0.24"
                strokeWidth="3"
                fill="none"
              />
              <path d={`M0 0v800M0 ${joint}h${wide}`} stroke="#6d4c2e" strokeOpacity="0.5" strokeWidth="4" />
              <path
                d={`M3.5 0v800M4 ${joint + 3.5}h${wide - 4}`}
                stroke="#fff"
                strokeOpacity="0.25"
                strokeWidth="2"
              />
            </g>
          );
        })}
      </g>
      <path d="M0 0h800v800H0z" fill={`url(#${light})`} />
    </g>
  );
}
