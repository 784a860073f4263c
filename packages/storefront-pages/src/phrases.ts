// Phrases of storefronts in their languages: en, de, fr, es, it, pt, nl, sv, pl, tr, ar, ja.

/** Headings and titles of "not found" pages. */
export const NOT_FOUND =
  /page not found|couldn['’]t find that page|not a functioning page|dogs of amazon|seite (?:wurde )?nicht gefunden|konnten? (?:diese|die) seite nicht finden|keine funktionierende seite|page (?:introuvable|non trouvée)|n['’]avons pas trouvé (?:cette|la) page|n['’]est pas une page|p[áa]gina no encontrada|no (?:hemos podido|pudimos|podemos) encontrar (?:esa|esta|la) página|documento no encontrado|pagina non trovata|non (?:siamo riusciti a|riusciamo a|abbiamo) trova(?:re|to) (?:questa|la) pagina|p[áa]gina n[ãa]o encontrada|n[ãa]o (?:conseguimos|foi possível) encontrar (?:esta|essa|a) página|pagina niet gevonden|kunnen (?:deze|die) pagina niet vinden|sidan (?:kunde inte hittas|hittades inte)|hitta(?:de|r)? inte (?:den )?sidan|nie (?:znaleziono|można znaleźć|udało się znaleźć) (?:tej )?strony|strona nie została znaleziona|sayfa(?:yı)? bulun?amad|aradığınız sayfa|لم يتم العثور على (?:هذه )?الصفحة|الصفحة غير موجودة|تعذر العثور|ページが見つかりません|お探しのページ/iu

/** Requests on robot checks. */
export const ROBOT_CHECK =
  /robot check|are you (?:a )?(?:human|robot)|not a robot|enter the characters you see|type the characters you see|(?:click|tap) the button below to continue shopping|automated access to|gib die (?:angezeigten )?(?:zeichen|buchstaben)|geben sie die (?:angezeigten )?zeichen|unten auf die schaltfläche|kein(?:e)? (?:bot|roboter|automatisiert)|saisissez les caractères|cliquez sur le bouton ci-dessous|introduce los caracteres|escribe los caracteres|haz clic en el botón|inserisci i caratteri|clicca sul pulsante|digite os caracteres|clique no botão abaixo|(?:voer|typ) de (?:tekens|letters)|klik op de (?:onderstaande )?knop|(?:ange|skriv) (?:in )?(?:tecknen|de tecken)|klicka på knappen|wpisz znaki|kliknij (?:poniższy )?przycisk|karakterleri gir|aşağıdaki düğmeye|أدخل الأحرف|انقر(?: فوق)? (?:على )?الزر|画像に表示されている文字|文字を入力|下のボタンをクリック/iu

/** The only button of newer robot checks, on a page without other content. */
export const CONTINUE_SHOPPING =
  /continue shopping|weiter (?:shoppen|einkaufen)|einkauf fortsetzen|(?:continuer|poursuivre) (?:les|mes|vos) achats|(?:seguir|continuar) comprando|continuar a comprar|continua(?:re)? (?:con gli|gli) acquisti|verder (?:winkelen|met winkelen)|fortsätt (?:handla|shoppa)|kontynuuj zakupy|alışverişe devam|(?:متابعة|مواصلة|استمر في) التسوق|ショッピングを続ける|買い物を続ける/iu

/** Apologies, which storefronts also send to robots. */
export const APOLOGY =
  /something went wrong|service unavailable|es ist ein (?:fehler|problem)|une erreur (?:s['’]est produite|est survenue)|algo (?:ha salido|salió) mal|si è verificato un (?:errore|problema)|algo deu errado|er is iets (?:mis|fout)gegaan|något gick fel|coś poszło nie tak|bir (?:şeyler|hata) (?:ters|oluştu)|حدث خطأ|問題が発生しました|エラーが発生/iu

/** Notes of unavailable products, in place of the price. */
export const UNAVAILABLE =
  /currently unavailable|temporarily out of stock|\bout of stock\b|not (?:currently )?available|(?:derzeit|momentan|zurzeit) nicht (?:verfügbar|auf lager|lieferbar)|nicht auf lager|(?:actuellement|temporairement) (?:indisponible|en rupture)|rupture de stock|(?:actualmente|por el momento|temporalmente) (?:no disponible|sin (?:stock|existencias))|no disponible|agotado|(?:attualmente|al momento|temporaneamente) non (?:è )?disponibile|non disponibile|(?:atualmente|no momento|temporariamente)? ?(?:indispon[íi]vel|não disponível)|esgotado|(?:momenteel|tijdelijk) uitverkocht|niet (?:op voorraad|beschikbaar|verkrijgbaar)|(?:för närvarande|tillfälligt) (?:inte tillgänglig|slut)|slut i lager|inte tillgänglig|(?:obecnie|chwilowo|aktualnie) (?:niedostępn|brak)|niedostępny|brak w magazynie|şu anda mevcut değil|stokta yok|غير متوف?ر|نفد(?:ت)? (?:من المخزون|الكمية)|在庫切れ|在庫なし|現在お取り扱いできません|品切れ/iu

/** Label of the brand in the details. */
export const BRAND_LABEL =
  /^(?:brand(?: name)?|marken?(?:name)?|marque|nom de (?:la )?marque|marca|nombre de la marca|nome (?:della marca|da marca|del marchio)|marchio|merk(?:naam)?|(?:varu)?märke(?:snamn)?|marka|nazwa marki|marka adı|(?:ال)?(?:علامة|ماركة)(?: التجارية)?|اسم العلامة التجارية|ブランド(?:名)?)$/iu

/** Forms of the line under the title, with the brand's name: "Visit the X Store", "Brand: X". */
export const BYLINES: readonly RegExp[] = [
  /^(?:visit|shop) the (.+?) (?:store|storefront|shop)$/iu,
  /^(?:besuche(?:n sie)?|besuch) den (.+?)[- ](?:store|shop)$/iu,
  /^(?:visiter|visitez) la boutique (?:de )?(.+)$/iu,
  /^visit(?:a|ar|e) (?:la tienda|la store|a loja) (?:de |da |do )?(.+)$/iu,
  /^visita lo (?:store|shop) (?:di )?(.+)$/iu,
  /^(?:bezoek|ga naar) de (.+?)[- ](?:store|winkel|shop)$/iu,
  /^besök (.+?)[- ](?:butiken|store)$/iu,
  /^odwiedź sklep (?:marki )?(.+)$/iu,
  /^(.+?)(?:['’]\p{L}+)? (?:store['’]?\p{L}*|mağazası\p{L}*) ziyaret edin$/iu,
  /^(?:قم بزيارة|زيارة|تفضل بزيارة) متجر (.+)$/u,
  /^(.+?)(?:の)?ストアを(?:表示|見る)$/u,
  /^访问\s*(.+?)\s*(?:店铺|品牌店|旗舰店)$/u,
  /^(?:brand|marke|marque|marca|merk|märke|varumärke|marka|العلامة التجارية|ماركة|ブランド)\s*[:：]\s*(.+)$/iu,
]

/** Label of the best-seller rank in the details. */
export const RANK_LABEL =
  /best ?sellers? rank|bestseller-rang|classement des meilleures ventes|clasificación en los más vendidos|posizione nella classifica|ranking dos mais vendidos|plaats in bestsellerlijst|rangordning för bästsäljare|ranking(?:i)? (?:najlepiej sprzedających|bestseller)|en çok satanlar sıralaması|تصنيف (?:الأفضل|أفضل) مبيع|売れ筋ランキング/iu
