// Generated from SVG files by `npm run codegen`. Do not edit.
export const rain = () => `<path d="M60 40l-12 34M180 130l-12 34M320 30l-12 34M470 80l-12 34M640 200l-12 34M760 330l-12 34M40 320l-12 34M120 520l-12 34M690 560l-12 34M560 700l-12 34M770 690l-12 34M250 640l-12 34M400 760l-10 28" stroke="#fff" stroke-opacity=".65" stroke-width="4" stroke-linecap="round"/>`;
