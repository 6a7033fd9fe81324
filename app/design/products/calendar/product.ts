import type { DesignedProduct } from "../designed-product";
import { calendar } from "./blueprint";
import { CalendarScene, calendarShows } from "./scene";

export const product: DesignedProduct = {
  blueprint: calendar,
  Scene: CalendarScene,
  shows: calendarShows,
  closeUp: { x: 250, y: 340, size: 400 },
};
