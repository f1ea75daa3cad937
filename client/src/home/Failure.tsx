/** What went wrong, in one sentence; nothing as long as all is well. */
export function Failure({ text }: { text: string }) {
  return text ? (
    <p class="failure" role="alert">
      {text}
    </p>
  ) : null;
}
