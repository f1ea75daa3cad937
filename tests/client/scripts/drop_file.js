(target, text) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], 'game.jsonl'));
  for (const kind of ['dragover', 'drop']) target.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
}
