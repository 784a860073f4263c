import { Dialog } from '../parts/dialog.tsx'

/** TODO */
export const Palette = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Find" onClose={onClose}>
    …
  </Dialog>
)
