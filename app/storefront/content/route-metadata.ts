import type { PageDescription } from "./page-description";

type RouteMetadata = Partial<Pick<PageDescription, "title" | "description" | "keywords" | "robots">>;

/** What a route says of itself, whatever the provider answers (specification §2 "Design tools"). */
const routeMetadata: Record<string, RouteMetadata> = {
  "/walltiles-tool": {
    title: "Design Your Wall Tiles Online",
    description: "Upload your pet's photos and arrange them on tiles for your wall.",
    keywords: "photo wall tiles, custom wall tiles, pet wall tiles",
  },
  "/skateboard-tool": {
    title: "Design Your Skateboard Online",
    description: "Put your pet on a skateboard deck and see it before you order.",
    keywords: "custom skateboard, photo skateboard, pet skateboard",
  },
  "/rubixcube-tool": { robots: "NOINDEX, NOFOLLOW" },
  "/create-your-own-neon-sign": { robots: "INDEX,FOLLOW" },
  "/neon-sign-tool-products": { robots: "NOINDEX" },
  "/stocking-tool": { robots: "NOINDEX" },
  "/create-your-rug": { robots: "NOINDEX" },
};

/** @param country two letters, such as US: the store's default country */
export function metadataOfRoute(pathname: string, country: string): RouteMetadata {
  if (pathname === "/flipflops-tool") return flipFlops(country);
  return Object.hasOwn(routeMetadata, pathname) ? routeMetadata[pathname] : {};
}

function flipFlops(country: string): RouteMetadata {
  return {
    title: country === "US" ? "Design Your Flip Flop Online" : "Create Your Flip Flop Online",
    description: "Your pet on a pair of flip flops: upload a photo, add the name and see both soles.",
    keywords: "custom flip flops, photo flip flops, pet flip flops",
  };
}
