/**
 * Puts the light of what stands beside it in a `lightable` part of the page on and off, by the style sheet alone
 * (light-switch.css). It asks nobody and is sent nowhere.
 */
export function LightSwitch() {
  return (
    <label className="light-switch absolute bottom-3 left-3 z-10 inline-flex min-h-[44px] cursor-pointer items-center gap-2.5 rounded-full bg-card px-4 text-sm font-semibold shadow-float hover:bg-accent-tint">
      <input type="checkbox" defaultChecked className="sr-only" />
      <span aria-hidden="true" className="light-switch-track" />
      Light
    </label>
  );
}
