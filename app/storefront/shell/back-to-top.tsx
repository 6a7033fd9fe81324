import { type ComponentType, useEffect, useState } from "react";

/** A button to the top, loaded and shown once the shopper has scrolled more than one screen height. */
export function BackToTop() {
  const [isFarDown, setFarDown] = useState(false);
  const [Button, setButton] = useState<ComponentType | null>(null);
  useEffect(() => {
    const update = () => setFarDown(scrollY > innerHeight);
    update();
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, []);
  useEffect(() => {
    if (!isFarDown) return;
    import("./back-to-top-button").then(
      ({ BackToTopButton }) => setButton(() => BackToTopButton),
      () => undefined,
    );
  }, [isFarDown]);
  return isFarDown && Button ? <Button /> : null;
}
