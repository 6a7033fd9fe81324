import { written } from "../../geometry/measure";
import { Blur, SoftShadow } from "../../scenes/blur";
import { Gradient } from "../../scenes/gradient";
import { Line } from "../../scenes/line";
import type { SceneProps } from "../../scenes/scene";
import { TableTop } from "../../scenes/table-top";

/** The cards of the hand, from left to right. */
const hand = ["clubs-10", "hearts-j", "spades-q", "diamonds-k", "hearts-a"];
const WIDE = 188;

/** Draws the inside of an SVG of 800 by 800: a hand of cards fanned on a table, the deck face down and its box. */
export function PlayingcardsScene({ surface, sizes, options, background, focus, idPrefix }: SceneProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  const scale = WIDE / sizes.back.width;
  const tall = sizes.back.height * scale;
  const outline = `M14 0H${WIDE - 14}Q${WIDE} 0 ${WIDE} 14V${written(tall - 14)}Q${WIDE} ${written(tall)} ${WIDE - 14} ${written(tall)}H14Q0 ${written(tall)} 0 ${written(tall - 14)}V14Q0 0 14 0Z`;
  return (
    <g>
      <TableTop background={background} idPrefix={idPrefix} />
      <defs>
        <g id={id("back")} transform={`scale(${written(scale, 5)})`}>
          {surface("back")}
        </g>
        <pattern id={id("linen")} width="4" height="4" patternUnits="userSpaceOnUse">
          <path d="M0 0h4M0 0v4" stroke="#2a1a10" strokeOpacity="0.16" />
        </pattern>
        <Gradient id={id("sheen")} x2="1" y2="1" stops={["0 #fff 0.3", "0.45 #fff 0", "1 #2a1a10 0.14"]} />
        <Blur id={id("soft")} deviation={7} />
      </defs>
      <Box outline={outline} id={id} tall={tall} />
      <g transform="translate(392 66) rotate(9)">
        <SoftShadow d={outline} off={[14, 20]} opacity={0.42} blur={id("soft")} />
        {[10, 8, 6, 4, 2].map((down) => (
          <path
            key={down}
            d={outline}
            fill={down % 4 ? "#fdfaf4" : "#d9cdbd"}
            transform={`translate(${down / 2} ${down})`}
          />
        ))}
        <use href={`#${id("back")}`} />
        <path d={outline} fill="none" stroke="#fff" strokeWidth="5" />
        <path d={outline} fill={`url(#${id("sheen")})`} />
      </g>
      {handWith(focus, sizes).map((key, index) => (
        <g
          key={key}
          transform={`translate(400 1130) rotate(${(index - 2) * 13}) translate(${-WIDE / 2} ${written(-690)})`}
        >
          <SoftShadow d={outline} off={[-5, 7]} opacity={0.34} blur={id("soft")} />
          <g transform={`scale(${written(scale, 5)})`}>{surface(key)}</g>
          {options.finish === "linen" && <path d={outline} fill={`url(#${id("linen")})`} />}
          <path d={outline} fill="none" stroke="#3a2414" strokeOpacity="0.3" strokeWidth="1.500" />
          <path d={outline} fill={`url(#${id("sheen")})`} />
        </g>
      ))}
    </g>
  );
}

/** The hand with the card that is being designed in the middle. */
function handWith(focus: string | undefined, sizes: SceneProps["sizes"]): string[] {
  const isNew = focus && focus !== "back" && sizes[focus] && !hand.includes(focus);
  return isNew ? hand.with(2, focus) : hand;
}

/** The box of the deck, lying on its back, with the deck's back on its lid. */
function Box({ outline, id, tall }: { outline: string; id: (name: string) => string; tall: number }) {
  return (
    <g transform="translate(96 84) rotate(-13) scale(1.09)">
      <SoftShadow
        d={`M-4-4H${WIDE + 12}V${written(tall + 18)}H-4z`}
        off={[14, 18]}
        opacity={0.45}
        blur={id("soft")}
      />
      <path
        d={`M-4-4H${WIDE + 4}L${WIDE + 14} 10V${written(tall + 20)}H8L-4 ${written(tall + 4)}z`}
        fill="#8d7a68"
      />
      <path d={`M-4-4H${WIDE + 4}V${written(tall + 4)}H-4z`} fill="#fdfaf4" />
      <use href={`#${id("back")}`} />
      <path d={outline} fill="none" stroke="#fdfaf4" strokeWidth="6" />
      <path d={`M${WIDE / 2 - 34}-4h68q-4 26-34 26t-34-26z`} fill="#fdfaf4" />
      <Line d={`M${WIDE / 2 - 34}-4q4 26 34 26t34-26`} color="#2a1a10" opacity={0.35} width={2} />
      <path d={`M-4-4H${WIDE + 4}V${written(tall + 4)}H-4z`} fill={`url(#${id("sheen")})`} />
    </g>
  );
}
