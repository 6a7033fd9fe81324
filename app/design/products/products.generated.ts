// Generated from the folders of app/design/products by `npm run codegen`. Do not edit.
import type { DesignedProduct } from "./designed-product";
import { product as acrylicPrint } from "./acrylic-print/product";
import { product as apron } from "./apron/product";
import { product as bathmat } from "./bathmat/product";
import { product as beachtowel } from "./beachtowel/product";
import { product as bookmarks } from "./bookmarks/product";
import { product as busroll } from "./busroll/product";
import { product as calendar } from "./calendar/product";
import { product as canvas } from "./canvas/product";
import { product as carpet } from "./carpet/product";
import { product as choppingboard } from "./choppingboard/product";
import { product as customframe } from "./customframe/product";
import { product as didacticgame } from "./didacticgame/product";
import { product as doormat } from "./doormat/product";
import { product as doubleacrylic } from "./doubleacrylic/product";
import { product as flipflops } from "./flipflops/product";
import { product as frame } from "./frame/product";
import { product as jewellery } from "./jewellery/product";
import { product as luggagetag } from "./luggagetag/product";
import { product as metalPrint } from "./metal-print/product";
import { product as mobilestand } from "./mobilestand/product";
import { product as mousepad } from "./mousepad/product";
import { product as neonSign } from "./neon-sign/product";
import { product as ornaments } from "./ornaments/product";
import { product as petBowls } from "./pet-bowls/product";
import { product as petTags } from "./pet-tags/product";
import { product as photoblanket } from "./photoblanket/product";
import { product as photoblocks } from "./photoblocks/product";
import { product as photoboard } from "./photoboard/product";
import { product as photobook } from "./photobook/product";
import { product as photocoaster } from "./photocoaster/product";
import { product as photolamp } from "./photolamp/product";
import { product as photomagnet } from "./photomagnet/product";
import { product as photomug } from "./photomug/product";
import { product as photopendant } from "./photopendant/product";
import { product as photoprints } from "./photoprints/product";
import { product as photopuzzle } from "./photopuzzle/product";
import { product as pillow } from "./pillow/product";
import { product as playingcards } from "./playingcards/product";
import { product as poster } from "./poster/product";
import { product as rubixcube } from "./rubixcube/product";
import { product as rug } from "./rug/product";
import { product as skateboard } from "./skateboard/product";
import { product as socks } from "./socks/product";
import { product as stocking } from "./stocking/product";
import { product as switchpanel } from "./switchpanel/product";
import { product as tablemat } from "./tablemat/product";
import { product as umbrella } from "./umbrella/product";
import { product as wallSet } from "./wall-set/product";
import { product as wallclock } from "./wallclock/product";
import { product as walltiles } from "./walltiles/product";
import { product as woodPrint } from "./wood-print/product";
import { product as yogamat } from "./yogamat/product";

export const products: DesignedProduct[] = [
  acrylicPrint,
  apron,
  bathmat,
  beachtowel,
  bookmarks,
  busroll,
  calendar,
  canvas,
  carpet,
  choppingboard,
  customframe,
  didacticgame,
  doormat,
  doubleacrylic,
  flipflops,
  frame,
  jewellery,
  luggagetag,
  metalPrint,
  mobilestand,
  mousepad,
  neonSign,
  ornaments,
  petBowls,
  petTags,
  photoblanket,
  photoblocks,
  photoboard,
  photobook,
  photocoaster,
  photolamp,
  photomagnet,
  photomug,
  photopendant,
  photoprints,
  photopuzzle,
  pillow,
  playingcards,
  poster,
  rubixcube,
  rug,
  skateboard,
  socks,
  stocking,
  switchpanel,
  tablemat,
  umbrella,
  wallSet,
  wallclock,
  walltiles,
  woodPrint,
  yogamat,
];
