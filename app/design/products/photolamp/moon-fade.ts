/** Distance from the middle at which the picture of a moon starts to fade, as a fraction of its radius. */
export const MOON_FADES_FROM = 0.8;
