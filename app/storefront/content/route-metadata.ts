import type { PageDescription } from "./page-description";

type RouteMetadata = Partial<Pick<PageDescription, "title" | "robots">>;

/** Metadata fixed by the route, which overrides the provider's (specification §2 "Design tools"). */
const routeMetadata: Record<string, RouteMetadata> = {
  "/rubixcube-tool": { robots: "NOINDEX, NOFOLLOW" },
  "/create-your-own-neon-sign": { robots: "INDEX,FOLLOW" },
  "/neon-sign-tool-products": { robots: "NOINDEX" },
  "/stocking-tool": { robots: "NOINDEX" },
  "/create-your-rug": { robots: "NOINDEX" },
};

/** @param country the shop's, two letters */
export function metadataOfRoute(pathname: string, country: string): RouteMetadata {
  if (pathname === "/flipflops-tool") {
    return { title: country === "US" ? "Design Your Flip Flop Online" : "Create Your Flip Flop Online" };
  }
  return Object.hasOwn(routeMetadata, pathname) ? routeMetadata[pathname] : {};
}
