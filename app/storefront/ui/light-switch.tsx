/**
 * Switches the light of a `lightable` element on and off by CSS alone (light-switch.css). It is not submitted with
 * forms.
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
