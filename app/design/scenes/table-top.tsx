import { Drawing } from "../drawings/drawing";
import { tableTop } from "../drawings/rooms/table-top.generated";
import { roomTones } from "./room";
import type { SceneProps } from "./scene";

const woods = {
  sand: { board: "#dcb684", line: "#a97b50" },
  mint: { board: "#d6a878", line: "#9d6f45" },
  sky: { board: "#e3c69c", line: "#b08d57" },
  blush: { board: "#cf9d72", line: "#946541" },
};

/** A wooden table seen from above, with a cloth in one corner. */
export function TableTop({ background, idPrefix }: Pick<SceneProps, "background" | "idPrefix">) {
  const colors = { ...roomTones[background], ...woods[background] };
  return <Drawing markup={tableTop} colors={colors} idPrefix={idPrefix} />;
}
