import { STAND_OFF_ROOM, standOffHoles, standOffOption } from "../../blueprint/stand-offs";
import { wallPrint } from "../../blueprint/wall-print";

export const acrylicPrint = wallPrint({
  key: "acrylic-print",
  options: [standOffOption],
  bleed: 3,
  safe: 10,
  holes: standOffHoles,
  layoutMargin: STAND_OFF_ROOM,
  layouts: "all",
});
