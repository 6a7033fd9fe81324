import { Modal } from "../ui/modal";
import { EnlargedPicture } from "./enlarged-picture";
import type { PictureView } from "./product-view";

interface PictureModalProps {
  picture: PictureView;
  onClose: () => void;
}

/** A product picture, enlarged over the page. */
export function PictureModal({ picture, onClose }: PictureModalProps) {
  return (
    <Modal label={picture.description} onClose={onClose} className="max-w-[900px]">
      <EnlargedPicture picture={picture} />
    </Modal>
  );
}
