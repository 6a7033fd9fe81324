import { calendar } from "../blueprints/calendar";
import { photobook } from "../blueprints/photobook";
import { photoprints } from "../blueprints/photoprints";
import type { DesignedProduct } from "../designed-product";
import { BookScene } from "../scenes/book-scene";
import { CalendarScene } from "../scenes/calendar-scene";
import { PrintsScene } from "../scenes/prints-scene";

export const books: DesignedProduct[] = [
  { blueprint: photobook, Scene: BookScene, closeUp: { x: 60, y: 330, size: 400 } },
  { blueprint: calendar, Scene: CalendarScene, closeUp: { x: 250, y: 340, size: 400 } },
  { blueprint: photoprints, Scene: PrintsScene },
];
