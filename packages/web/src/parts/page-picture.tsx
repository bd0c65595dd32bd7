/** A page with a slip at its foot, as a picture of what is made here. */
export function PagePicture() {
  return (
    <svg class="page-picture" viewBox="0 0 168 238" aria-hidden="true">
      <rect x="0.5" y="0.5" width="167" height="237" rx="2" />
      <path
        class="ink"
        d="M16 22h40M16 30h28M112 46h40M112 54h32M112 62h36M16 106h136M16 118h136M16 130h96M112 142h40"
      />
      <path class="strong" d="M16 84h56v6H16z" />
      <path d="M0 160.5h168M52.5 160v77" stroke-dasharray="3 3" />
      <path
        class="ink"
        d="M8 174h24M8 182h32M8 190h28M8 218h20M112 174h32M112 182h44M112 190h36M112 206h40M60 226h24"
      />
      <path
        class="strong"
        fill-rule="evenodd"
        d="M60 170h44v44h-44zM66 176v10h10v-10zM88 176v10h10v-10zM66 198v10h10v-10z"
      />
    </svg>
  );
}
