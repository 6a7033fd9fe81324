import { calendar } from "../blueprints/calendar";
import { photobook } from "../blueprints/photobook";
import { photoprints } from "../blueprints/photoprints";
import type { DesignedProduct } from "../designed-product";
import { BookScene, bookShows } from "../scenes/book-scene";
import { CalendarScene, calendarShows } from "../scenes/calendar-scene";
import { PrintsScene, printsShown } from "../scenes/prints-scene";

export const books: DesignedProduct[] = [
  { blueprint: photobook, Scene: BookScene, shows: bookShows, closeUp: { x: 60, y: 330, size: 400 } },
  { blueprint: calendar, Scene: CalendarScene, shows: calendarShows, closeUp: { x: 250, y: 340, size: 400 } },
  { blueprint: photoprints, Scene: PrintsScene, shows: printsShown },
];
